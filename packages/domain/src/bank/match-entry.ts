import { type CashDiscount, deductedDiscount, earnedDiscount, smallDifference } from '../cash-discount.ts';
import type { Cents } from '../money.ts';
import type { BankEntry } from './bank-entry.ts';
import { namedNumbers } from './payment-reference.ts';
import { isSamePerson } from './same-person.ts';

/** An amount that a payer was asked for. */
export interface AskedAmount {
  /** In cents. */
  readonly due: Cents;
  /** The cash discount while nothing of it was paid. Null: none. */
  readonly discount: Pick<CashDiscount, 'until' | 'amount'> | null;
}

/** An order that an entry may pay, with its unpaid amount. */
export interface OpenItem extends AskedAmount {
  readonly orderNumber: string;
  /** The numbers by which a payer may name it: the order's number and those of its invoices. */
  readonly numbers: readonly string[];
  /**
   * What the unpaid invoices of an order ask for that is billed in parts, the first issued first. Absent: it is not.
   */
  readonly parts?: readonly AskedAmount[];
  readonly isCancelled: boolean;
  /** The customer's names: person and company. */
  readonly names: readonly string[];
  /** Accounts from which the customer has paid before. */
  readonly ibans: readonly string[];
  /** The day on which it was placed: `2026-11-20`. */
  readonly placedOn: string;
}

/** What entries may be meant for. */
export interface OpenItems {
  readonly items: readonly OpenItem[];
  /** Numbers of other orders and their documents, which no entry can pay: the digits in them name nothing else. */
  readonly otherNumbers: readonly string[];
}

/**
 * Why an entry is matched, or not automatically.
 *
 * | reason | meaning |
 * |---|---|
 * | `reference` | it names the order |
 * | `several` | it names several orders, or may mean another of the same amount |
 * | `amount`, `cent` | the amount is the one due, or that of an unpaid part, exactly; or all but for a cent |
 * | `discount`, `discount-late` | the cash discount was deducted, in time or too late |
 * | `less`, `more` | it is less or more than the amount due |
 * | `iban`, `name` | the customer has paid from this account before; the payer has the customer's name |
 * | `other-payer` | the payer's name differs from the customer's |
 * | `ambiguous` | the amount fits several orders |
 * | `paid`, `cancelled` | nothing is due for the order; it was cancelled |
 * | `currency` | it is not in euros |
 * | `went-out` | the shop paid |
 * | `returned` | it is a returned payment |
 * | `unsplit` | the bank collected several payments and does not list them |
 */
export type MatchReason =
  | 'reference'
  | 'several'
  | 'amount'
  | 'cent'
  | 'discount'
  | 'discount-late'
  | 'less'
  | 'more'
  | 'iban'
  | 'name'
  | 'other-payer'
  | 'ambiguous'
  | 'paid'
  | 'cancelled'
  | 'currency'
  | 'went-out'
  | 'returned'
  | 'unsplit';

/** The part of an entry that pays an order, in cents. */
export interface EntryShare {
  readonly orderNumber: string;
  readonly amount: Cents;
  /** Whether an operator accepts a cash discount that was deducted too late. */
  readonly acceptsDiscount?: boolean;
  /** Whether an operator writes off the few cents that are missing or too much. */
  readonly writesOff?: boolean;
}

/** The orders that an entry pays. `sure`: it is assigned automatically. */
export interface EntryMatch {
  readonly kind: 'sure' | 'proposal' | 'none';
  readonly shares: readonly EntryShare[];
  readonly reasons: readonly MatchReason[];
  /** The cash discount that was deducted too late, in cents. Absent: none was. */
  readonly lateDiscount?: Cents;
  /**
   * Of one named order: what stays due of it or of a part, whichever is nearest, in cents. Negative: it was paid too
   * much. Absent: it fits, or is unsure.
   */
  readonly rest?: Cents;
}

/**
 * Matches an entry of the shop's account with orders. Only money in euros is sure: the entry names one order, which is
 * open and not cancelled, and the amount is the one due or differs by one cent, and fits no other order that it may
 * mean. All other entries are decided by an
 * operator.
 */
export function matchEntry(entry: BankEntry, open: OpenItems): EntryMatch {
  const doubts = doubtsOf(entry);
  const { named, possible } = namedItems(entry, open);
  const [only] = named;
  if (only !== undefined && named.length === 1) {
    const match = matchOne(entry, only, doubts);
    // Two orders of one amount, and a text that may mean either: the amount does not confirm which one.
    const rivals = possible.filter((item) => matchOne(entry, item, doubts).kind === 'sure');
    return match.kind === 'sure' && rivals.length > 0 ? matchSeveral(entry, [only, ...rivals], doubts) : match;
  }
  if (named.length > 1) return matchSeveral(entry, named, doubts);
  if (doubts.length > 0) return { kind: 'none', shares: [], reasons: doubts };
  return matchByAmount(entry, open.items);
}

/** The numbers of the orders that the text of an entry names, whatever its amount. */
export function ordersNamed(entry: BankEntry, open: OpenItems): string[] {
  return namedItems(entry, open).named.map(({ orderNumber }) => orderNumber);
}

/** Whether the text of an entry names a number of an order or a document, whatever became of it, or may mean one. */
export function namesAnyNumber({ purpose }: BankEntry, { items, otherNumbers }: OpenItems): boolean {
  const { named, possible } = namedNumbers(purpose, [...items.flatMap(({ numbers }) => numbers), ...otherNumbers]);
  return named.length + possible.length > 0;
}

/** Why an entry is never assigned automatically. */
function doubtsOf({ amount, currency, isReturned, isUnsplit }: BankEntry): MatchReason[] {
  return [
    ...(amount < 0 ? (['went-out'] as const) : []),
    ...(currency === 'EUR' ? [] : (['currency'] as const)),
    ...(isReturned ? (['returned'] as const) : []),
    ...(isUnsplit ? (['unsplit'] as const) : []),
  ];
}

/** The orders that an entry names, and others that it may mean instead, in the order of the items. */
function namedItems({ purpose }: BankEntry, { items, otherNumbers }: OpenItems) {
  const { named, possible } = namedNumbers(purpose, [...items.flatMap(({ numbers }) => numbers), ...otherNumbers]);
  const isOneOf = (some: readonly string[]) => (item: OpenItem) => item.numbers.some((number) => some.includes(number));
  const [isNamed, isPossible] = [isOneOf(named), isOneOf(possible)];
  return { named: items.filter(isNamed), possible: items.filter((item) => isPossible(item) && !isNamed(item)) };
}

function matchOne(entry: BankEntry, item: OpenItem, doubts: readonly MatchReason[]): EntryMatch {
  const asked = askedAmount(item, entry);
  const fit = fitOfItem(entry, item, asked);
  const state: MatchReason[] = [...(item.isCancelled ? (['cancelled'] as const) : []), ...payerReasons(entry, item)];
  const isSure = doubts.length === 0 && isFitting(fit) && !item.isCancelled;
  return {
    kind: isSure ? 'sure' : 'proposal',
    shares: entry.currency === 'EUR' ? [{ orderNumber: item.orderNumber, amount: entry.amount }] : [],
    reasons: ['reference', ...(entry.amount > 0 ? [fit] : []), ...state, ...doubts],
    ...(fit === 'discount-late' && doubts.length === 0 && { lateDiscount: deductedDiscount(asked, entry.amount) }),
    ...((fit === 'less' || fit === 'more') &&
      doubts.length === 0 &&
      !item.isCancelled && { rest: asked.due - entry.amount }),
  };
}

type Money = Pick<BankEntry, 'amount' | 'bookedOn'>;

/**
 * The amount that money is meant for: all that is due for an order, or what one of its unpaid parts asks for. If it
 * fits none of them, the nearest one.
 */
export function askedAmount(item: AskedAmount & Pick<OpenItem, 'parts'>, money: Money): AskedAmount {
  const amounts = [item, ...(item.parts ?? [])];
  for (const fits of [isFitting, (fit: MatchReason) => fit === 'discount-late'])
    for (const asked of amounts) if (fits(fitOfAmount(money, asked))) return asked;
  const farness = ({ due }: AskedAmount) => Math.abs(due - money.amount);
  return amounts.reduce((nearest, asked) => (farness(asked) < farness(nearest) ? asked : nearest));
}

const isFitting = (fit: MatchReason) => fit === 'amount' || fit === 'cent' || fit === 'discount';

/** How an entry compares to what is due for an order, or to a part that it fits. */
function fitOfItem(entry: BankEntry, item: OpenItem, asked: AskedAmount): MatchReason {
  const fit = fitOfAmount(entry, asked);
  return isFitting(fit) || fit === 'discount-late' ? fit : fitOf(entry.amount, item.due);
}

/** How money compares to an amount, with its cash discount. */
function fitOfAmount({ amount, bookedOn }: Money, asked: AskedAmount): MatchReason {
  const fit = fitOf(amount, asked.due);
  if (fit !== 'less') return fit;
  if (earnedDiscount(asked, { amount, bookedOn }) > 0) return 'discount';
  return deductedDiscount(asked, amount) > 0 ? 'discount-late' : fit;
}

/** How an amount compares to the amount due. */
function fitOf(amount: Cents, due: Cents): MatchReason {
  if (due <= 0) return 'paid';
  if (amount === due) return 'amount';
  if (Math.abs(amount - due) <= smallDifference) return 'cent';
  return amount < due ? 'less' : 'more';
}

function payerReasons({ payer, payerIban }: BankEntry, { names, ibans }: OpenItem): MatchReason[] {
  if (payerIban !== null && ibans.includes(payerIban)) return ['iban'];
  if (payer === '') return [];
  return [names.some((name) => isSamePerson(payer, name)) ? 'name' : 'other-payer'];
}

/**
 * The orders receive the amount due in their order, as far as the money suffices. The last one receives any surplus.
 */
function matchSeveral(entry: BankEntry, items: readonly OpenItem[], doubts: readonly MatchReason[]): EntryMatch {
  const open = items.filter(({ due, isCancelled }) => due > 0 && !isCancelled);
  const all = open.reduce((sum, { due }) => sum + due, 0);
  const reasons: MatchReason[] = ['reference', 'several', ...doubts];
  if (doubts.length > 0 || open.length === 0) return { kind: 'proposal', shares: [], reasons };
  let left = entry.amount;
  const shares: EntryShare[] = [];
  for (const [at, { orderNumber, due }] of open.entries()) {
    const amount = at === open.length - 1 ? left : Math.min(due, left);
    left -= amount;
    if (amount > 0) shares.push({ orderNumber, amount });
  }
  return { kind: 'proposal', shares, reasons: [...reasons, fitOf(entry.amount, all)] };
}

/**
 * Without a reference, the amount alone gives a proposal if it fits one order, or an unpaid part of one. Among
 * several orders the payer's name or account decides.
 */
function matchByAmount(entry: BankEntry, items: readonly OpenItem[]): EntryMatch {
  const fitting = items.filter(
    (item) => !item.isCancelled && item.placedOn <= entry.bookedOn && isJustAsMuch(entry.amount, item),
  );
  const known = fitting.filter((item) => payerReasons(entry, item).some((one) => one === 'iban' || one === 'name'));
  const candidates = known.length > 0 ? known : fitting;
  const [item] = candidates;
  if (item === undefined) return { kind: 'none', shares: [], reasons: [] };
  if (candidates.length > 1) return { kind: 'none', shares: [], reasons: ['amount', 'ambiguous'] };
  return {
    kind: 'proposal',
    shares: [{ orderNumber: item.orderNumber, amount: entry.amount }],
    reasons: [fitOf(entry.amount, askedAmount(item, entry).due), ...payerReasons(entry, item)],
  };
}

/** Whether an amount is all that is due for an order or for a part of it, give or take a cent. */
function isJustAsMuch(amount: Cents, item: OpenItem): boolean {
  return [item, ...(item.parts ?? [])].some(({ due }) => due > 0 && Math.abs(amount - due) <= smallDifference);
}
