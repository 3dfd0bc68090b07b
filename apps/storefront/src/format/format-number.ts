import { shownNumber } from '@kontor/domain';

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number of an attribute, with a true minus sign: `2019`, `12.345,5`. */
export function formatNumber(value: number): string {
  return shownNumber(value).replace('-', '−');
}

/** A number as written before its unit. Euros as prices have them, whole ones without decimals: `1.200`, `49,90`. */
export function formatBeside(unit: string, value: number): string {
  if (unit !== '€') return formatNumber(value);
  return (Number.isInteger(value) ? whole : cents).format(value).replace('-', '−');
}
