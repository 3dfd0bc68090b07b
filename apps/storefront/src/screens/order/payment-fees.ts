import type { CallShop, OrderCalculation, PaymentCondition, Price } from '@kontor/contract';

/** What ways to pay ask for, by their names. One that asks nothing, or whose fee nobody could say, is missing. */
export type PaymentFees = Readonly<Record<string, Price>>;

/** The names of those that ask for something. */
export function withFee(conditions: readonly PaymentCondition[]): string[] {
  return conditions.filter(({ fee = 0 }) => fee > 0).map(({ name }) => name);
}

/** Asks the shop what each way to pay would ask for a cart and a country, all at once. Never fails. */
export async function askPaymentFees(
  call: CallShop,
  request: OrderCalculation,
  names: readonly string[],
): Promise<PaymentFees> {
  const asked = names.map(async (paymentCondition): Promise<[string, Price][]> => {
    try {
      const { charges = [] } = await call('orderCalc', { ...request, paymentCondition });
      const fee = charges.find(({ kind }) => kind === 'payment-method');
      return fee ? [[paymentCondition, fee.price]] : [];
    } catch {
      return []; // the summary will tell
    }
  });
  return Object.fromEntries((await Promise.all(asked)).flat());
}
