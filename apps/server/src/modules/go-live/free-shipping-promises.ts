import { comparable } from './demo-traces.ts';

const amount = String.raw`(?:(?:€|eur|euro) ?)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d\d|[-–]))? ?(?:€|eur|euro)?`;
const free = '(?:versandkostenfrei|versandfrei|portofrei|frei haus|gratisversand|gratis-versand|kostenloser versand)';
/** `ab 90 € Warenwert … versandkostenfrei`, and `versandkostenfrei … ab 90 €`, within a sentence. */
const promises = [
  new RegExp(`ab ${amount}([^.!?]{0,60}?)${free}`, 'g'),
  new RegExp(`${free}([^.!?]{0,20}?) ab ${amount}`, 'g'),
];

/**
 * From which values of the goods, in cents, HTML promises free delivery. What names no currency is a weight or a number
 * of something.
 */
export function freeShippingPromises(html: string): number[] {
  const text = comparable(html.replace(/<[^>]*>/g, '').replaceAll('&euro;', '€'));
  return promises.flatMap((promise) =>
    [...text.matchAll(promise)].flatMap(([whole]) => {
      const [said, euros = '', cents] = new RegExp(`ab ${amount}`).exec(whole) ?? [];
      if (said === undefined || !/€|eur/.test(said)) return [];
      return Number(euros.replaceAll('.', '')) * 100 + (Number(cents ?? 0) || 0);
    }),
  );
}
