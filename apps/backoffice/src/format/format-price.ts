const amount = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in EUR with the currency sign: `1.234,50 €` (SPEC §9). A negative amount has a true minus sign. */
export function formatPrice(euro: number): string {
  return `${formatAmount(euro)}\u00a0€`;
}

/** An amount in EUR for a column whose heading names the currency: `1.234,50`. */
export function formatAmount(euro: number): string {
  return amount.format(euro).replace('-', '−');
}

/** An amount in a currency that may differ from EUR: `12,50 CHF`. */
export function formatMoney(amount: number, currency: string): string {
  return currency === 'EUR' ? formatPrice(amount) : `${formatAmount(amount)}\u00a0${currency}`;
}
