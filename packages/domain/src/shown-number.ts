const few = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 6, useGrouping: 'min2' });

/**
 * A number of an attribute in German notation, with at most six decimals. Its thousands have points from 10.000 on:
 * four digits are read at a glance (DIN 5008 leaves both open), and a year is no amount. Prices have their own.
 */
export function shownNumber(value: number): string {
  return few.format(value);
}
