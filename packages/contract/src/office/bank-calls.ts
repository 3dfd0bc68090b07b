import { refused } from '../call.ts';
import {
  BankEntries,
  BankEntryQuestion,
  BankEntryWithMatch,
  BankFile,
  BankFileRead,
  EntryToAssign,
  EntryToSetAside,
} from './wire/bank.ts';
import { OneId } from './wire/operator.ts';

const noEntry = { 404: refused('bank-entry-not-found') };

/** The bodies and answers of the calls about the shop's bank account. */
export const bankCalls = {
  bankStatementRead: {
    summary: 'Reads a statement of the bank: camt.053, also in a ZIP, MT940 or CSV. What is known is not read twice.',
    body: BankFile,
    answer: BankFileRead,
    refusals: { 400: refused('invalid-request', 'bank-file-unreadable') },
  },
  bankEntries: {
    summary: 'Entries of the account in a state, the last booked first, fifty at a time.',
    body: BankEntryQuestion,
    answer: BankEntries,
  },
  bankEntryAssign: {
    summary: 'Assigns an entry to orders, and notes their payments.',
    body: EntryToAssign,
    answer: BankEntryWithMatch,
    refusals: {
      400: refused('invalid-request', 'bank-shares'),
      404: refused('bank-entry-not-found', 'order-not-found'),
      409: refused('bank-entry-changed', 'already-noted', 'paid-online', 'more-than-came'),
    },
  },
  bankEntryUnassign: {
    summary: 'Takes the assignment of an entry back, and the payments that it noted.',
    body: OneId,
    answer: BankEntryWithMatch,
    refusals: { ...noEntry, 409: refused('bank-entry-changed') },
  },
  bankEntrySetAside: {
    summary: 'Sets an entry aside that is about no order, or takes it up again.',
    body: EntryToSetAside,
    answer: BankEntryWithMatch,
    refusals: { ...noEntry, 409: refused('bank-entry-changed') },
  },
} as const;
