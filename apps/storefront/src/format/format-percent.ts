const percent = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** A tax rate in percent from the wire, in German notation: `4,9 %`. */
export function formatPercent(rate: number): string {
  return `${percent.format(rate)}\u00a0%`;
}
