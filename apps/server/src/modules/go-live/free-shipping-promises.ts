import { shippingCost } from '@kontor/domain';
import type { ShopConfiguration } from '../configuration/types.ts';
import { comparable } from './demo-traces.ts';

const amount = String.raw`(?:(?:einem? )?(?:waren|bestell|einkaufs)wert von )?(?:(?:€|eur|euro) ?)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d\d|[-–]))? ?(?:€|eur|euro)?`;
const gratis = '(?:gratis|kostenlos|kostenfrei|umsonst|geschenkt)(?![a-zäöüß])';
/** Delivery, without `Rückversand` and the like. */
const delivery = '(?<![a-zäöüß])(?:versand|lieferung|zustellung)';
const free = `(?:${[
  'versandkostenfrei|versandfrei|portofrei|frei haus|gratis-?(?:versand|lieferung)',
  // `kostenlose Lieferung`, `freier Versand`
  `(?:gratis|(?:kostenlos|kostenfrei|frei)e[nrs]?) ${delivery}`,
  // `ist der Versand gratis`, `Lieferung frei`
  `${delivery} (?:ist |erfolgt )?(?:${gratis}|frei(?![a-zäöüß]))`,
  '(?:keine|ohne) versandkosten|entfallen die versandkosten|versandkosten entfallen|versandkosten übernehmen wir',
  '(?:übernehmen|tragen|schenken) wir (?:ihnen )?(?:die versandkosten|den versand)',
].join('|')})`;
const send = '(?:liefern|versenden|verschicken|schicken|senden)';
/**
 * `ab 90 € Warenwert … versandkostenfrei`, `versandkostenfrei … ab 90 €`, `ab 90 € liefern wir gratis`, `wir liefern ab
 * 90 € gratis` and `Versand ab 90 € geschenkt`, within a sentence.
 */
const promises = [
  new RegExp(`ab ${amount}([^.!?]{0,60}?)${free}`, 'g'),
  new RegExp(`${free}([^.!?]{0,20}?) ab ${amount}`, 'g'),
  new RegExp(`ab ${amount}([^.!?]{0,40}?)${send} ([^.!?]{0,40}?)${gratis}`, 'g'),
  new RegExp(`(?:${send}|${delivery}) ([^.!?]{0,40}?)ab ${amount}([^.!?]{0,40}?)${gratis}`, 'g'),
];

/** A promise of free delivery: the value of goods from which it applies, in cents, and its sentence. */
export interface FreeShippingPromise {
  readonly value: number;
  readonly sentence: string;
}

/**
 * The promises of free delivery in HTML. A number without currency is a weight or a count. A paragraph, a table row and
 * a list entry count as sentences too.
 */
export function freeShippingPromises(html: string): FreeShippingPromise[] {
  const text = comparable(
    html
      .replace(/<\/(?:p|li|tr|h\d|div|dd|address)>|<br\s*\/?>/g, sentenceEnd)
      .replace(/<[^>]*>/g, '')
      .replaceAll('&euro;', '€'),
  );
  return text.split(/[.!?] /).flatMap((sentence) => valuesPromised(sentence).map((value) => ({ value, sentence })));
}

const sentenceEnd = '. ';

function valuesPromised(sentence: string): number[] {
  const values = promises.flatMap((promise) =>
    [...sentence.matchAll(promise)].flatMap(([whole]) => {
      const [said, euros = '', cents] = new RegExp(`ab ${amount}`).exec(whole) ?? [];
      if (said === undefined || !/€|eur/.test(said)) return [];
      return Number(euros.replaceAll('.', '')) * 100 + (Number(cents ?? 0) || 0);
    }),
  );
  return [...new Set(values)];
}

/**
 * Whether goods of the promised value are delivered free by some carrier: to one of the countries that the sentence
 * names, or to each country of the shop if it names none.
 */
export function isPromiseKept(
  { value, sentence }: FreeShippingPromise,
  { countries, carrier, shippingRules }: Pick<ShopConfiguration, 'countries' | 'carrier' | 'shippingRules'>,
): boolean {
  const carriers = carrier.length > 0 ? carrier : [''];
  const isFree = ({ shortName }: { readonly shortName: string }) =>
    carriers.some((name) => {
      const shipment = { country: shortName, carrier: name, goodsValue: value, weight: 0 };
      const found = shippingCost(shippingRules, shipment);
      return found.ok && found.cost === 0;
    });
  const named = countries.filter(({ name }) => sentence.includes(comparable(name)));
  return named.length > 0 ? named.some(isFree) : countries.every(isFree);
}
