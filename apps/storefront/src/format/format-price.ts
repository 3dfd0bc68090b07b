const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const whole = new Intl.NumberFormat('de-DE');

/** An amount of EUR as German readers write it: `1.234,50 €` (SPEC §9), what is taken off with a true minus sign. */
export function formatPrice(amount: number): string {
  return euro.format(amount).replace('-', '−');
}

/** A count as German readers write it: `1.234`. Small ones, of which a page has hundreds, need no formatter. */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : whole.format(count);
}
