import { readContent } from '@kontor/domain';
import { conditionFields } from '../../condition-fields.ts';
import { productFields } from '../../product-fields.ts';
import { type Measured, measuredByKind, plainUnit, type Units } from './measured-fields.ts';
import { packWords, pieceWords, salesUnit } from './piece-words.ts';
import { quantitySaid } from './price-quantity-said.ts';
import { inBracket } from './synonyms.ts';

/** The unit in a heading, for the numbers below it. */
export type UnitSaid =
  /** The field's number is `factor` times the file's number. A cell may use another of its `units`. */
  | {
      readonly kind: 'times';
      readonly word: string;
      readonly factor: number;
      readonly units: Units;
      readonly isWhole: boolean;
    }
  /** The field takes numbers with a unit, so the unit is appended to each. */
  | { readonly kind: 'behind'; readonly word: string }
  /** The field cannot have this unit. `isCount`: a content in pieces. */
  | { readonly kind: 'strange'; readonly word: string; readonly isCount?: boolean };

const lengths: Units = {
  ...{ mm: 1, millimeter: 1, cm: 10, zentimeter: 10, dm: 100, dezimeter: 100, m: 1000, mtr: 1000, meter: 1000 },
  ...{ zoll: 25.4, inch: 25.4, inches: 25.4, in: 25.4, '"': 25.4, '″': 25.4, ft: 304.8, fuss: 304.8, fuß: 304.8 },
};
const weights: Units = {
  ...{ mg: 0.001, g: 1, gr: 1, gramm: 1, dag: 10, dkg: 10, kg: 1000, kilo: 1000, kilogramm: 1000 },
  ...{ t: 1_000_000, to: 1_000_000, tonne: 1_000_000, tonnen: 1_000_000 },
  ...{ lb: 453.59237, lbs: 453.59237, oz: 28.349523125 },
};
/** A Saturday is a Werktag by law. A week of six never promises a delivery too early. */
const days: Units = {
  ...{ d: 1, at: 1, wt: 1, tag: 1, tage: 1, tagen: 1, werktag: 1, werktage: 1, werktagen: 1 },
  ...{ arbeitstag: 1, arbeitstage: 1, arbeitstagen: 1, days: 1, wo: 6, woche: 6, wochen: 6, weeks: 6 },
};
const pieces: Units = Object.fromEntries([...pieceWords, salesUnit].map((word) => [word, 1]));
const years: Units = { jahr: 1, jahre: 1, jahren: 1, j: 1, years: 1 };
const percent: Units = { '%': 1, '%vol': 1, 'vol%': 1, 'vol-%': 1, vol: 1, volumenprozent: 1 };
const grams: Units = { mg: 0.001, g: 1, gr: 1, gramm: 1 };
const cents: Units = { cent: 0.01, cents: 0.01, ct: 0.01, cts: 0.01 };

/** Units that none of our fields is measured in. */
const others =
  `${packWords.join(' ')} kiste kisten palette paletten dutzend tsd tausend ` +
  '10er 100er 1000er monat monate monaten stunde stunden std h min promille ‰ kj kcal chf sfr usd gbp $ £';

const ofAmounts = { units: pieces, isWhole: true };
const ofNutrition = { units: grams, isWhole: false };
const ofMoney = { units: cents, isWhole: false };

/** The fields with a unit, by their English headings. */
const measuredFields: Readonly<Record<string, Measured>> = {
  ...measuredByKind(productFields.rows),
  ...measuredByKind(conditionFields.rows),
  ...{ length: { units: lengths, isWhole: false }, width: { units: lengths, isWhole: false } },
  ...{ height: { units: lengths, isWhole: false }, weight: { units: weights, isWhole: true } },
  ...{ deliveryDays: { units: days, isWhole: true }, minimumAge: { units: years, isWhole: true } },
  durabilityYears: { units: years, isWhole: true },
  ...{ content: { units: 'content', isWhole: false }, alcohol: { units: percent, isWhole: false } },
  ...{ stock: ofAmounts, minAmount: ofAmounts, amountStep: ofAmounts, maxAmount: ofAmounts },
  ...{ fat: ofNutrition, saturates: ofNutrition, carbohydrate: ofNutrition, sugars: ofNutrition },
  ...{ fibre: ofNutrition, protein: ofNutrition, salt: ofNutrition },
  ...{ price: ofMoney, salePrice: ofMoney, listPrice: ofMoney, normPrice: ofMoney, deposit: ofMoney },
  scales: { units: {}, isWhole: false },
};

const all = new Set([lengths, weights, days, pieces, years, percent, cents].flatMap((units) => Object.keys(units)));
for (const { units } of Object.values(measuredFields))
  if (units !== 'content') for (const word of Object.keys(units)) all.add(word);
for (const word of others.split(' ')) all.add(word);

/** The text between a unit and its base: `g/100 g`, `kg je Stk`. */
const per = /\s*\/\s*|\s+(?:je|pro|per)\s+/i;
const currency = /(?:^|[^\p{L}])(chf|sfr|usd|gbp|pln|czk|huf|cent|cents|cts?)(?![\p{L}])|([$£¥])/iu;

/** The unit in the heading of a field: in brackets, behind `in`, or as its last word. Undefined if there is none. */
export function unitSaid(field: string, written: string, fields = measuredFields): UnitSaid | undefined {
  const of = fields[field];
  if (of === undefined) return undefined;
  if (field === 'deposit' && quantitySaid(written) !== undefined) return depositSaid(written);
  if (of.units === cents || field === 'scales') return moneySaid(of.units as Units, written);
  const bracket = inBracket(written);
  const parts = bracket?.split(/[,;]/) ?? /\s+in\s+(.+)$/i.exec(written)?.slice(1) ?? [];
  const said = parts.map((part) => readUnit(of, part)).find((unit) => unit !== undefined);
  if (said !== undefined || bracket !== undefined) return said;
  const last = readUnit(of, lastWord(written));
  // `Länge L` is not a length in litres.
  return last?.kind === 'strange' && last.word.length === 1 ? undefined : last;
}

/** The unit of a cell whose heading says none: a length of `2 m` is 2000 millimetres. */
export function unitOfCell(field: string, cell: string): UnitSaid | undefined {
  const isLength = measuredFields[field]?.units === lengths;
  return isLength && /\d\s*[^\s\d]+$/.test(cell)
    ? { kind: 'times', word: 'mm', factor: 1, units: lengths, isWhole: false }
    : undefined;
}

/** A heading without its unit: `Länge in cm` becomes `Länge`, `Gewicht kg` becomes `Gewicht`. */
export function withoutUnit(written: string): string {
  const [, heading = '', unit = ''] = /^(.+?)\s+in\s+(\S+)$/i.exec(written) ?? [];
  if (isUnit(unit)) return heading;
  const last = lastWord(written);
  return isUnit(last) ? written.slice(0, -last.length).trim() : written;
}

/** Whether a heading belongs to a field with a unit. Money has none: `Preis kg` is another price than `Preis`. */
export function isMeasured(field: string | undefined): boolean {
  const of = field === undefined ? undefined : measuredFields[field];
  return of !== undefined && of !== ofMoney && field !== 'scales';
}

function isUnit(word: string): boolean {
  return all.has(plainUnit(word)) || readContent(`1 ${word}`) !== null;
}

function readUnit({ units, isWhole }: Measured, part: string): UnitSaid | undefined {
  const text = part.trim().replace(/^(?:in|netto|brutto)\s+|\s+(?:netto|brutto)$/gi, '');
  const [written = '', ...of] = text.split(per);
  const [, count = '', unit = ''] = /^(\d[\d.]*)?\s*(.*)$/.exec(written) ?? [];
  const word = plainUnit(unit);
  const strange: UnitSaid = { kind: 'strange', word: text };
  if (units === pieces && unit === '' && /^10{2,}$/.test(count)) return strange;
  const isContent = readContent(`1 ${unit}`) !== null;
  if (unit === '' || !isUnit(unit)) return undefined;
  if (of.length > 0 && !isOfOne(units, of.join(' '))) return strange;
  if (count !== '' && count !== '1') return strange;
  if (units === 'content')
    return isContent
      ? { kind: 'behind', word: unit }
      : { ...strange, ...(Object.hasOwn(pieces, word) && { isCount: true }) };
  const factor = Object.hasOwn(units, word) ? units[word] : undefined;
  return factor === undefined ? strange : { kind: 'times', word: unit, factor, units, isWhole };
}

/** Whether a unit is for a single piece, or for the base that nutrition always has. */
function isOfOne(units: Units | 'content', of: string): boolean {
  const what = plainUnit(of).replace(/^1(?=\D)/, '');
  return Object.hasOwn(pieces, what) || (units === grams && /^100(?:g|ml)$/.test(what));
}

/** The number of pieces for a deposit: `Pfand (je 6)` divides it by six. For a pack of unknown size it is not read. */
function depositSaid(written: string): UnitSaid | undefined {
  const quantity = quantitySaid(written);
  const money = moneySaid(cents, written);
  if (quantity === undefined || quantity === 1 || money?.kind === 'strange') return money;
  const word = inBracket(written)?.trim() ?? written;
  if (quantity === 'unclear') return { kind: 'strange', word };
  const factor = money?.kind === 'times' ? money.factor : 1;
  return { kind: 'times', word, factor: factor / quantity, units: {}, isWhole: false };
}

function moneySaid(units: Units, written: string): UnitSaid | undefined {
  const [, word, sign] = currency.exec(written) ?? [];
  const said = word ?? sign;
  if (said === undefined) return undefined;
  const factor = units[said.toLowerCase()];
  return factor === undefined
    ? { kind: 'strange', word: said }
    : { kind: 'times', word: said, factor, units, isWhole: false };
}

function lastWord(written: string): string {
  return /[\s,:_\-–]((?:\d[\d.]*\s*)?[^\s,:_\-–]+)$/.exec(written)?.[1] ?? '';
}
