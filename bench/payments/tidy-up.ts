import { randomUUID } from 'node:crypto';
import type { OfficeDocument, OfficeOrder } from '@kontor/contract/office';
import type { Operator } from '../../apps/server/src/http/operator.ts';
import type { Refused } from '../../apps/server/src/http/refused.ts';
import { isRefused } from '../../apps/server/src/http/send-refusal.ts';
import type { Services } from '../../apps/server/src/services.ts';

const operator: Operator = {
  ...{ id: 'soak', name: 'Probebetrieb', email: 'probe@example.at', role: 'Inhaber', sessionId: 'soak', network: '' },
  ...{ rights: [], provenAt: 0 },
};

/** An order at the end, with its documents. */
export interface FinishedOrder extends OfficeOrder {
  readonly documents: readonly OfficeDocument[];
}

/** Reads every order with its documents. */
export async function readOrders({ orderLife, documents }: Services): Promise<FinishedOrder[]> {
  const finished: FinishedOrder[] = [];
  for (let after: string | undefined; ; ) {
    const page = asAnswered(await orderLife.list({ limit: 200, ...(after !== undefined && { after }) }));
    for (const { number } of page.orders) {
      const order = asAnswered(await orderLife.order(number));
      finished.push({ ...order, documents: asAnswered(await documents.ofOrder(number)) });
    }
    if (page.next === null) return finished;
    after = page.next;
  }
}

/**
 * What a tidy operator does at the end of the week: refunds what is owed, and corrects invoices by the pieces that were
 * cancelled or came back since.
 */
export async function tidyUp(services: Services): Promise<void> {
  for (const order of await readOrders(services)) {
    await refundWhatIsOwed(services, order);
    await correctInvoice(services, order);
  }
}

async function refundWhatIsOwed({ orderLife }: Services, { number, money }: FinishedOrder): Promise<void> {
  if (money.received === null || money.toRefund === 0) return;
  const refund = { number, key: randomUUID(), amount: money.toRefund, reason: 'Probebetrieb' };
  asAnswered(await orderLife.refund(operator, refund));
}

async function correctInvoice(services: Services, { lines, order, documents }: FinishedOrder): Promise<void> {
  const open = documents.find(({ kind, left }) => kind === 'invoice' && left !== null);
  if (!open?.left) return;
  const { left } = open;
  const kept = lines.map(({ cancelled, returned }, line) => (order.items[line]?.amount ?? 0) - cancelled - returned);
  const correction = { number: open.number, key: randomUUID() };
  const pieces = left.pieces.flatMap(({ line, amount }) => {
    const gone = amount - (kept[line] ?? 0);
    return gone > 0 ? [{ line, amount: gone }] : [];
  });
  if (kept.every((amount) => amount === 0)) asAnswered(await services.documents.correct(correction, operator));
  else if (pieces.length > 0) asAnswered(await services.documents.correct({ ...correction, pieces }, operator));
}

function asAnswered<Answer>(answer: Answer): Exclude<Answer, Refused> {
  if (isRefused(answer)) throw new Error(`The shop refuses: ${JSON.stringify(answer)}`);
  return answer as Exclude<Answer, Refused>;
}
