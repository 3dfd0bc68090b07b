const amount = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in EUR with its sign: `1.234,50 €` (SPEC §9). A negative one has a true minus sign. */
export function formatPrice(euro: number): string {
  return `${formatAmount(euro)}\u00a0€`;
}

/** An amount in EUR for a column whose head names the currency: `1.234,50`. */
export function formatAmount(euro: number): string {
  return amount.format(euro).replace('-', '−');
}
