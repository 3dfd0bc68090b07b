import type { CallShop, OrderCalculation, PaymentCondition, Price } from '@kontor/contract';

/** Fees by the name of the payment condition. One without a fee, or whose fee could not be loaded, is missing. */
export type PaymentFees = Readonly<Record<string, Price>>;

/** The names of the payment conditions that have a fee. */
export function withFee(conditions: readonly PaymentCondition[]): string[] {
  return conditions.filter(({ fee = 0 }) => fee > 0).map(({ name }) => name);
}

/** Asks the shop for the fee of each payment condition for a cart and a country, in parallel. Never rejects. */
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
      return []; // the summary shows the fee later
    }
  });
  return Object.fromEntries((await Promise.all(asked)).flat());
}
