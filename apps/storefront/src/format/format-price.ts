const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const whole = new Intl.NumberFormat('de-DE');

/** An amount in EUR in German notation: `1.234,50 €` (SPEC §9). Negative amounts have a true minus sign. */
export function formatPrice(amount: number): string {
  return euro.format(amount).replace('-', '−');
}

/** A limit in running text: `90 €`, and `99,90 €` where there are cents. */
export function formatLimit(amount: number): string {
  return formatPrice(amount).replace(',00', '');
}

const tenth = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** The price of one piece of many: `5,7 ct` below a euro. For comparing only, since it is rounded. */
export function formatSmallPrice(amount: number): string {
  return amount < 1 ? `${tenth.format(amount * 100)}\u00a0ct` : formatPrice(amount);
}

/** A count in German notation: `1.234`. Small counts skip the formatter, because a page has hundreds of them. */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : whole.format(count);
}
