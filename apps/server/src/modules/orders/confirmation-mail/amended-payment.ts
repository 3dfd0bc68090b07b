import type { Cents } from '@kontor/domain';
import { germanEuro } from '../../../german-format.ts';
import { wordingTexts } from '../texts/wording.de.ts';
import type { OrderSnapshot } from '../types.ts';
import { paymentSentence } from '../wording/order-wording.ts';
import { mailTexts } from './texts/confirmation-mail.de.ts';

/** An amendment, as the new confirmation tells it. */
export interface AmendmentToTell {
  /** The version of the order after it. */
  readonly version: number;
  /** What the shop had of the order's money, in cents; null: nobody knew of any. */
  readonly received: Cents | null;
  /** What it refunds of that. */
  readonly refunded: Cents;
}

/** How an amended order is paid: the sentence, and the order at the amount that is transferred. */
export interface AmendedPayment {
  readonly sentence: string;
  readonly owed: OrderSnapshot;
  /** Whether a provider can still take the whole amount. */
  readonly isUnpaid: boolean;
}

/**
 * How an order is paid after an amendment. A provider takes an order's money once, so a difference is transferred to
 * the shop's account.
 */
export function amendedPayment(order: OrderSnapshot, { received, refunded }: AmendmentToTell): AmendedPayment {
  const came = received ?? 0;
  const { gross } = order.total;
  const over = came - gross;
  if (came === 0) return { sentence: paymentSentence(order), owed: order, isUnpaid: true };
  const paid = { owed: atAmount(order, 0), isUnpaid: false };
  if (over === 0) return { ...paid, sentence: wordingTexts.nothingToPay };
  if (over > 0) {
    const sentence = refunded >= over ? mailTexts.refunded(germanEuro(over)) : mailTexts.credited(germanEuro(over));
    return { ...paid, sentence };
  }
  const { name, title } = order.paymentCondition;
  const byTransfer = { ...order, paymentCondition: { name, title, kind: 'transfer' } as const };
  return {
    ...{ owed: atAmount(byTransfer, -over), isUnpaid: false },
    sentence: mailTexts.transferRest(germanEuro(came), germanEuro(-over)),
  };
}

function atAmount(order: OrderSnapshot, gross: Cents): OrderSnapshot {
  return { ...order, total: { ...order.total, gross } };
}
