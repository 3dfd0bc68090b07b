const euroFormat = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const percentFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** An amount of EUR from the wire: `1.234,50 €`, with a real minus sign. */
export function germanEuro(euro: number): string {
  return euroFormat.format(euro).replace('-', '−');
}

/** A tax rate in percent from the wire: `4,9 %`. */
export function germanPercent(rate: number): string {
  return `${percentFormat.format(rate)}\u00a0%`;
}
