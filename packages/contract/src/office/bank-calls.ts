import { refused } from '../call.ts';
import {
  BankEntries,
  BankEntryQuestion,
  BankEntryWithMatch,
  BankFile,
  BankFileRead,
  BankRules,
  EntriesSetAside,
  EntryToAssign,
  EntryToSetAside,
  RuleToMake,
} from './wire/bank.ts';
import { OneId } from './wire/operator.ts';

const noEntry = { 404: refused('bank-entry-not-found') };

/** The bodies and answers of the calls about the shop's bank account. */
export const bankCalls = {
  bankStatementRead: {
    summary: 'Reads a bank statement: camt.053 (also in a ZIP), MT940 or CSV. Known entries are not stored again.',
    body: BankFile,
    answer: BankFileRead,
    refusals: { 400: refused('invalid-request', 'bank-file-unreadable') },
  },
  bankEntries: {
    summary: 'Entries of the account in a given state, the last booked first, fifty per page.',
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
    summary: 'Undoes the assignment of an entry and the payments that it noted.',
    body: OneId,
    answer: BankEntryWithMatch,
    refusals: { ...noEntry, 409: refused('bank-entry-changed') },
  },
  bankOutgoingSetAside: {
    summary: 'Sets aside the newest 500 open entries at most that took money off the account and fit no order.',
    answer: EntriesSetAside,
  },
  bankRules: {
    summary: 'The rules by which entries that concern no order are set aside when a statement is read.',
    answer: BankRules,
  },
  bankRuleMake: {
    summary: 'Makes such a rule from an open entry, and applies it to the open entries.',
    body: RuleToMake,
    answer: EntriesSetAside,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      404: refused('bank-entry-not-found'),
      409: refused('bank-rules-full'),
    },
  },
  bankRuleEnd: {
    summary: 'Ends a rule. What it has set aside stays so.',
    body: OneId,
    answer: BankRules,
    refusals: { 404: refused('bank-rule-not-found') },
  },
  bankEntrySetAside: {
    summary: 'Sets aside an entry that belongs to no order, or reopens it.',
    body: EntryToSetAside,
    answer: BankEntryWithMatch,
    refusals: { ...noEntry, 409: refused('bank-entry-changed') },
  },
} as const;
