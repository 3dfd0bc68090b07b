import { type Cents, isCents } from '@kontor/domain';

/** Money as PayPal writes it: a decimal string, such as "19.99" (PAYMENTS B3). */
export interface PaypalMoney {
  readonly currency_code: string;
  readonly value: string;
}

/** An amount in EUR for PayPal. Throws a RangeError for an invalid or negative amount, which PayPal does not accept. */
export function paypalMoney(cents: Cents): PaypalMoney {
  if (!isCents(cents) || cents < 0) throw new RangeError(`No amount for PayPal: ${cents} cents`);
  const digits = String(cents).padStart(3, '0');
  return { currency_code: 'EUR', value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** Digits with at most two decimals, which can be read without rounding. No sign, no exponent, no leading zeros. */
const decimal = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/;

/** The cents of an amount that PayPal wrote; null when it is not exact to the cent. The caller checks the currency. */
export function centsFromPaypal({ value }: PaypalMoney): Cents | null {
  const [whole, euros = '', places = ''] = decimal.exec(value) ?? [];
  return whole === undefined ? null : Number(`${euros}${places.padEnd(2, '0')}`);
}
