import { centsFromEuro } from '@kontor/domain';
import type { LedgerPayment } from '@kontor/payment-sandbox/ledger';
import type { Books } from './books.ts';
import type { FinishedOrder } from './tidy-up.ts';

/**
 * A sentence for each order whose pieces, money and documents contradict each other, and for each sum of the journal
 * that differs from the documents or from the providers' books.
 */
export function orderDifferences(
  orders: readonly FinishedOrder[],
  books: Books,
  ledger: readonly LedgerPayment[],
): string[] {
  return [...orders.flatMap(contradictionsOf), ...journalDifferences(orders, books, ledger)];
}

const cents = (euro: number) => centsFromEuro(euro) ?? Number.NaN;

function contradictionsOf({ number, state, lines, order, money, documents }: FinishedOrder): string[] {
  const said: string[] = [];
  lines.forEach((pieces, line) => {
    const sum = Object.values(pieces).reduce((all, amount) => all + amount, 0);
    const ordered = order.items[line]?.amount ?? 0;
    if (sum !== ordered) said.push(`${number}: ${sum} pieces of line ${line}, but ${ordered} were ordered`);
    if (Object.values(pieces).some((amount) => amount < 0)) said.push(`${number}: fewer than no pieces`);
  });
  if (money.toRefund !== 0 && money.received !== null) said.push(`${number}: ${money.toRefund} EUR are still owed`);
  if (state === 'cancelled' && cents(money.received ?? 0) !== 0)
    said.push(`${number}: cancelled, but ${money.received} EUR were kept`);
  const billed = billedBy(documents);
  if (billed !== null && billed !== cents(money.stillDue))
    said.push(`${number}: ${billed} cents are billed, but ${cents(money.stillDue)} are due`);
  return said;
}

/** What invoices less corrections say, in cents; null without an invoice. */
function billedBy(documents: FinishedOrder['documents']): number | null {
  const amounts = documents.flatMap(({ gross }) => (gross === null ? [] : [cents(gross)]));
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}

function journalDifferences(
  orders: readonly FinishedOrder[],
  books: Books,
  ledger: readonly LedgerPayment[],
): string[] {
  const documents = orders.reduce((sum, one) => sum + (billedBy(one.documents) ?? 0), 0);
  const turnover =
    documents === books.turnover ? [] : [`the journal has a turnover of ${books.turnover}, the documents ${documents}`];
  const places = (['paypal', 'saferpay'] as const).flatMap((provider) => {
    const theirs = ledger
      .filter((payment) => payment.provider === provider)
      .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
    const ours = books.money.get(provider) ?? 0;
    return theirs === ours ? [] : [`the journal has ${ours} cents at ${provider}, which says ${theirs}`];
  });
  return [...turnover, ...places];
}

/**
 * A sentence if the stock of an article is not what is left of it: what was there, less the pieces that were ordered,
 * and more those that returned to stock.
 */
export function stockDifferences(
  orders: readonly FinishedOrder[],
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] {
  const taken = new Map<string, number>();
  for (const { order, timeline } of orders) {
    order.items.forEach(({ condition, amount }, line) => {
      const back = timeline.flatMap(({ pieces = [] }) => pieces.filter((one) => one.toStock && one.line === line));
      const kept = amount - back.reduce((sum, one) => sum + one.amount, 0);
      taken.set(condition._id, (taken.get(condition._id) ?? 0) + kept);
    });
  }
  return [...before].flatMap(([id, amount]) => {
    const expected = amount - (taken.get(id) ?? 0);
    return after.get(id) === expected ? [] : [`${id}: ${after.get(id)} in stock instead of ${expected}`];
  });
}
