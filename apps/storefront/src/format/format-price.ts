const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const whole = new Intl.NumberFormat('de-DE');

/** An amount in EUR in German notation: `1.234,50 €` (SPEC §9). Negative amounts have a true minus sign. */
export function formatPrice(amount: number): string {
  return euro.format(amount).replace('-', '−');
}

/** A count in German notation: `1.234`. Small counts skip the formatter, because a page has hundreds of them. */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : whole.format(count);
}
