/** An amount on the wire: a decimal string, never a number (PAYMENTS B3). */
export interface Money {
  readonly currency_code: string;
  readonly value: string;
}

/** The currencies that PayPal accepts, with their number of decimals (PAYMENTS B3: HUF, JPY and TWD none). */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'
    .split(' ')
    .map((code): [string, number] => [code, 2]),
  ...'HUF JPY TWD'.split(' ').map((code): [string, number] => [code, 0]),
]);

/** Whether PayPal accepts payments in this currency. */
export function isPaypalCurrency(code: string): boolean {
  return DECIMALS.has(code);
}

/** The pattern of `value` in PayPal's schema: "5", "5.1" and ".5" pass it, "1e3", "5." and "1,00" do not. */
export const VALUE_PATTERN = /^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/;

/**
 * Minor units (cents) of a value of that pattern; null when it has more decimals than its currency (DECIMAL_PRECISION).
 */
export function minorUnits(value: string, currency: string): number | null {
  const places = DECIMALS.get(currency) ?? 2;
  const negative = value.startsWith('-');
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  if (fraction.length > places) return null;
  const units = Number(`${whole || '0'}${fraction.padEnd(places, '0')}`);
  return negative ? -units : units;
}

/** The wire's form of an amount in minor units. */
export function money(units: number, currency: string): Money {
  const places = DECIMALS.get(currency) ?? 2;
  if (places === 0) return { currency_code: currency, value: String(units) };
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const value = `${units < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return { currency_code: currency, value };
}
