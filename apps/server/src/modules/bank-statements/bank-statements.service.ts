import type {
  BankAsideRule,
  BankEntries,
  BankEntryQuestion,
  BankEntryWithMatch,
  BankFileRead,
  RuleToMake,
} from '@kontor/contract/office';
import { centsFromEuro, euroFromCents } from '@kontor/domain';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Changer } from '../office-log/types.ts';
import { setAsideByRules } from './aside-by-rules.ts';
import { allRules } from './aside-rules.repository.ts';
import { endRule, listRules, makeRule } from './aside-rules.ts';
import { assignEntry, setEntryAside, unassignEntry } from './assign-entry.ts';
import { countEntries, lastDayRead } from './bank-entries.repository.ts';
import type { BankSources } from './bank-sources.ts';
import { assignSureEntries, type ImportedStatement, importStatements } from './import-statements.ts';
import { entryWithMatch, listEntries } from './list-entries.ts';
import { mostRestOf } from './most-rest.ts';
import { readBankFile } from './reading/read-bank-file.ts';
import { UnreadableStatement } from './reading/unreadable-statement.ts';
import { setOutgoingAside } from './set-outgoing-aside.ts';
import { type EntryToDecide, waitingMoney } from './waiting-money.ts';

export { payersOfEntries } from './bank-entries.repository.ts';
export { endUnusedRules, erasePayers } from './erase-payers.ts';

export { largestBankFile } from './reading/read-bank-file.ts';
export { matchTexts } from './texts/match.de.ts';
export type { EntryToDecide } from './waiting-money.ts';

/** The part of an entry for one order, in euros. */
interface WishedShare {
  readonly number: string;
  readonly amount: number;
  /** Whether a cash discount that was deducted too late is granted. */
  readonly acceptsDiscount?: boolean;
  /** Whether the few cents that are missing or too much are written off. */
  readonly writesOff?: boolean;
}

/** Statements of the shop's bank account, and the assignment of their entries to orders (docs/decisions/057). */
export interface BankStatementsService {
  /**
   * Reads a file, stores its new entries, and assigns the ones that are certainly meant for an order.
   * @param account the shop's IBAN, for a table that does not name it. Null: the seller's IBAN.
   */
  read(bytes: Buffer, account: string | null, by: Changer): Promise<BankFileRead | Refused>;
  entries(question: BankEntryQuestion): Promise<BankEntries>;
  /** The number of entries that match a question, counted up to a limit. */
  countEntries(question: Pick<BankEntryQuestion, 'state'>, upTo: number): Promise<number>;
  /** The number of open entries, counted up to a limit. */
  countOpen(upTo: number): Promise<number>;
  /** The last day of any statement that was read. Null: none. */
  lastDay(): Promise<string | null>;
  /** The orders that open entries may pay, by their numbers, with the place of the entry. */
  waitingMoney(): Promise<ReadonlyMap<string, EntryToDecide>>;
  entry(id: string): Promise<BankEntryWithMatch | Refused>;
  assign(id: string, shares: readonly WishedShare[], by: Changer): Promise<BankEntryWithMatch | Refused>;
  unassign(id: string, by: Changer): Promise<BankEntryWithMatch | Refused>;
  /** Sets aside the open entries that took money off the account and fit no order. Returns how many. */
  setOutgoingAside(by: Changer): Promise<{ count: number }>;
  setAside(id: string, isAside: boolean, by: Changer): Promise<BankEntryWithMatch | Refused>;
  /** The rules that set entries aside by themselves (docs/decisions/085). */
  rules(): Promise<BankAsideRule[]>;
  makeRule(typed: RuleToMake, by: Changer): Promise<{ count: number } | Refused>;
  /** Ends one. Returns those that are left. */
  endRule(id: string, by: Changer): Promise<BankAsideRule[] | Refused>;
}

/** Creates the service. */
export function createBankStatements(sources: BankSources): BankStatementsService {
  async function changed(id: string, change: Promise<Refused | null>): Promise<BankEntryWithMatch | Refused> {
    return (await change) ?? (await entryWithMatch(sources, id)) ?? refused(404, 'bank-entry-not-found');
  }
  return {
    async read(bytes, account, by) {
      const { seller } = await sources.configuration.current();
      const statements = await readable(bytes, account ?? (seller.bank.iban || null));
      if (isRefused(statements)) return statements;
      const imported = await importStatements(sources, bytes, statements, by);
      const ids = [...new Set(imported.flatMap(({ entries }) => entries.map(({ id }) => id)))];
      const assigned = await assignSureEntries(sources, ids);
      return fileRead(imported, {
        assigned,
        aside: await setAsideByRules(sources, ids, { rules: await allRules(sources.database.read) }),
      });
    },
    entries: (question) => listEntries(sources, question),
    countOpen: (upTo) => countEntries(sources.database.read, 'open', upTo),
    countEntries: ({ state = 'open' }, upTo) => countEntries(sources.database.read, state, upTo),
    lastDay: () => lastDayRead(sources.database.read),
    waitingMoney: () => waitingMoney(sources),
    entry: async (id) => (await entryWithMatch(sources, id)) ?? refused(404, 'bank-entry-not-found'),
    async assign(id, wished, by) {
      const shares = wished.map(({ number, amount, acceptsDiscount = false, writesOff = false }) => ({
        ...{ orderNumber: number, amount: centsFromEuro(amount), ...(acceptsDiscount && { acceptsDiscount }) },
        ...(writesOff && { writesOff }),
      }));
      const exact = shares.flatMap(({ amount, ...share }) => (amount === null ? [] : { ...share, amount }));
      if (exact.length < shares.length) return refused(400, 'bank-shares');
      const { bank } = await sources.configuration.current();
      return changed(id, assignEntry(sources, id, { shares: exact, mostRest: mostRestOf(bank) }, by));
    },
    unassign: (id, by) => changed(id, unassignEntry(sources, id, by)),
    setOutgoingAside: (by) => setOutgoingAside(sources, by),
    setAside: (id, isAside, by) => changed(id, setEntryAside(sources, id, isAside, by)),
    rules: () => listRules(sources),
    makeRule: (typed, by) => makeRule(sources, by, typed),
    endRule: async (id, by) => (await endRule(sources, by, id)) ?? listRules(sources),
  };
}

async function readable(bytes: Buffer, account: string | null) {
  try {
    return await readBankFile(bytes, account);
  } catch (error) {
    if (error instanceof UnreadableStatement) return refused(400, 'bank-file-unreadable', { msg: error.message });
    throw error;
  }
}

function fileRead(
  imported: readonly ImportedStatement[],
  done: { readonly assigned: number; readonly aside: number },
): BankFileRead {
  const statements = imported.map(({ format, iban, number, pending, added, known, refused: not }) => ({
    ...{ format, account: iban, number, new: added.length, known, pending },
    refused: not.map((entry) => ({ ...entry, amount: euroFromCents(entry.amount) })),
  }));
  return {
    statements,
    new: statements.reduce((sum, one) => sum + one.new, 0),
    known: statements.reduce((sum, one) => sum + one.known, 0),
    refused: statements.reduce((sum, one) => sum + one.refused.length, 0),
    ...done,
  };
}
