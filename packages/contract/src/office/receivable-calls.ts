import { refused } from '../call.ts';
import { OfficeFile } from './wire/document.ts';
import { StepResults } from './wire/order-list.ts';
import { OneOrder } from './wire/order-parts.ts';
import {
  OfficeReceivable,
  ReceivableLetter,
  Receivables,
  ReceivablesToRemind,
  ReceivableToSpare,
  ReminderToPrint,
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
  receivablePrint: {
    summary:
      'The letter of a reminder as a PDF. A step that was not taken yet is taken by it: no e-mail is sent, also for customers without an address.',
    body: ReminderToPrint,
    answer: OfficeFile,
    refusals: { 404: refused('order-not-found'), 409: refused('reminder-refused') },
  },
  receivableSpare: {
    summary: 'Stops reminders of an order, with a reason, or allows them again.',
    body: ReceivableToSpare,
    answer: OfficeReceivable,
    refusals: { 400: refused('invalid-request', 'invalid-form'), 404: refused('order-not-found') },
  },
} as const;
