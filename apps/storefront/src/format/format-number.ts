const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 6 });
const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number in German notation: `1.234,5`. */
export function formatNumber(value: number): string {
  return number.format(value).replace('-', '−');
}

/** A number as written before its unit. Euros without decimals if they are whole: `10`, otherwise `49,90`. */
export function formatBeside(unit: string, value: number): string {
  return unit === '€' && !Number.isInteger(value) ? cents.format(value) : formatNumber(value);
}
