import { refused } from '../call.ts';
import { OneOrder } from './wire/order-life.ts';
import { StepResults } from './wire/order-list.ts';
import {
  OfficeReceivable,
  ReceivableLetter,
  Receivables,
  ReceivablesToRemind,
  ReceivableToSpare,
} from './wire/receivable.ts';

/** The bodies and answers of the calls about unpaid orders. */
export const receivableCalls = {
  receivables: {
    summary: 'The unpaid orders with the day on which they are due, their reminders, and what is to be done next.',
    answer: Receivables,
  },
  receivableLetter: {
    summary: 'The mail of the next reminder of an order, as it would be sent now.',
    body: OneOrder,
    answer: ReceivableLetter,
    refusals: { 404: refused('order-not-found'), 409: refused('reminder-refused') },
  },
  receivablesRemind: {
    summary: 'Sends reminders. Whether each is still due is decided again.',
    body: ReceivablesToRemind,
    answer: StepResults,
  },
  receivableSpare: {
    summary: 'Stops reminders of an order, with a reason, or allows them again.',
    body: ReceivableToSpare,
    answer: OfficeReceivable,
    refusals: { 400: refused('invalid-request', 'invalid-form'), 404: refused('order-not-found') },
  },
} as const;
