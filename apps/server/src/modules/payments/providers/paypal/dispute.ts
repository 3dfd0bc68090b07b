import type { SeenDispute } from '@kontor/domain';
import type { PaypalDispute } from './answers.ts';
import { centsFromPaypal } from './paypal-money.ts';

/** Outcomes after which the shop keeps the money or gets it back. */
const won = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED'];

/** A dispute as the rest of the shop uses it. Times that cannot be read are null. */
export function seenDispute(dispute: PaypalDispute): SeenDispute {
  const { dispute_id: id, status, dispute_amount: amount, dispute_outcome } = dispute;
  const outcome = wordOf(dispute_outcome?.outcome_code);
  const isOpen = status !== 'RESOLVED';
  return {
    ...{ id, status, reason: wordOf(dispute.reason), stage: wordOf(dispute.dispute_life_cycle_stage) },
    amount: amount === undefined || amount.currency_code !== 'EUR' ? null : centsFromPaypal(amount),
    answerBy: isOpen ? timeOf(dispute.seller_response_due_date) : null,
    outcome: isOpen ? null : outcome,
    isOpen,
    isWon: !isOpen && outcome !== null && won.includes(outcome),
    changedAt: timeOf(dispute.update_time) ?? timeOf(dispute.create_time) ?? 0,
  };
}

/** Keeps PayPal's codes and drops sentences, which could name the person who complains. */
function wordOf(text: string | undefined): string | null {
  return text !== undefined && /^\w{1,60}$/.test(text) ? text : null;
}

function timeOf(text: string | undefined): number | null {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}
