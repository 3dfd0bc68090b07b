import { refused } from '../call.ts';
import { ClaimLetter, Claims, ClaimsToRemind, ClaimToSpare, OfficeClaim } from './wire/claim.ts';
import { OneOrder } from './wire/order-life.ts';
import { StepResults } from './wire/order-list.ts';

/** The bodies and answers of the calls about unpaid orders. */
export const claimCalls = {
  claims: {
    summary: 'The unpaid orders with the day on which they are due, their reminders, and what is to be done next.',
    answer: Claims,
  },
  claimLetter: {
    summary: 'The mail of the next reminder of an order, as it would be sent now.',
    body: OneOrder,
    answer: ClaimLetter,
    refusals: { 404: refused('order-not-found'), 409: refused('reminder-refused') },
  },
  claimsRemind: {
    summary: 'Sends reminders. Whether each is still due is decided again.',
    body: ClaimsToRemind,
    answer: StepResults,
  },
  claimSpare: {
    summary: 'Stops reminders of an order, with a reason, or allows them again.',
    body: ClaimToSpare,
    answer: OfficeClaim,
    refusals: { 400: refused('invalid-request', 'invalid-form'), 404: refused('order-not-found') },
  },
} as const;
