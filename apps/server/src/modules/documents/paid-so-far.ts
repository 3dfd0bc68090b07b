import { type Cents, centsFromEuro } from '@kontor/domain';
import type { OrderSnapshot } from '../orders/types.ts';
import type { DocumentSources } from './document-sources.ts';

/**
 * The amount paid of an order without gift balances, in cents: what providers captured, and what is noted from the
 * shop's bank account. Unnoted money is never stated as paid, whatever the payment method.
 */
export async function paidSoFar({ payments }: Pick<DocumentSources, 'payments'>, order: OrderSnapshot): Promise<Cents> {
  const { payment, paymentSums } = (await payments.wireOf([order])).get(order.id) ?? {};
  const { gross } = order.total;
  if (payment === 'paid') return gross;
  if (paymentSums !== undefined) return gross - (centsFromEuro(paymentSums.open) ?? gross);
  return 0;
}
