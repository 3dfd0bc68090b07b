import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OfficeBody, OfficeCallName, OfficeOrder } from '@kontor/contract/office';
import type { StepKind } from '@kontor/domain';
import type { Random } from '../random.ts';
import type { OfficeClient } from './office-client.ts';

/** The numbers of answers of the back office, by call and outcome, such as `orderShip 200`. */
export type WorkDone = Map<string, number>;

interface Desk {
  readonly office: OfficeClient;
  readonly random: Random;
  readonly done: WorkDone;
}

/** How long an operator rests between two pieces of work, in ms. */
const pause = 20;

/**
 * Works on the newest orders until the market closes: ships, cancels, amends, takes back, refunds, issues invoices and
 * corrects them. Some calls are sent twice at once, as by an impatient click. Another operator may be at the same
 * order.
 */
export async function workInOffice(desk: Desk, isOpen: () => boolean): Promise<void> {
  while (isOpen()) {
    await sleep(pause);
    const { body: page } = await desk.office.call('orders', { limit: 50 });
    if (page.orders.length === 0) continue;
    const { body: order } = await desk.office.call('order', { number: desk.random.oneOf(page.orders).number });
    const isMistaken = desk.random.happens(0.1);
    const possible = works.filter(({ needs }) => isMistaken || !needs || isPossible(order, needs));
    await desk.random.oneOf(possible).do(desk, order);
  }
}

function isPossible({ steps }: OfficeOrder, needed: StepKind): boolean {
  return steps.some(({ kind, refusal }) => kind === needed && (refusal === null || refusal === 'paid'));
}

/** Makes a call, in one case of five twice at once under the same key. */
async function make<Name extends OfficeCallName>({ office, random, done }: Desk, name: Name, body: OfficeBody<Name>) {
  const times = random.happens(0.2) ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: times }, () => office.call(name, body)));
  for (const { status, body } of answers) {
    if (status >= 500) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    const refusal = 'code' in (body as object) ? ` ${(body as { code: string }).code}` : '';
    const outcome = `${name} ${status}${refusal}`;
    done.set(outcome, (done.get(outcome) ?? 0) + 1);
  }
}

function step({ number, version }: OfficeOrder) {
  return { number, version, key: randomUUID() };
}

const reason = 'Probebetrieb';

interface Work {
  /** The step that must be possible, unless the operator is mistaken. Without one it always makes sense. */
  readonly needs?: StepKind;
  do(desk: Desk, order: OfficeOrder): Promise<void>;
}

/** One piece of the first line, which does not always return to stock. */
const onePiece = ({ random }: Desk) => [{ line: 0, amount: 1, toStock: random.happens(0.5) }];

const works: readonly Work[] = [
  { needs: 'ship', do: (desk, order) => make(desk, 'orderShip', { ...step(order), isUnpaidAccepted: true }) },
  {
    needs: 'ship',
    do: (desk, order) =>
      make(desk, 'orderShip', { ...step(order), isUnpaidAccepted: true, pieces: [{ line: 0, amount: 1 }] }),
  },
  { needs: 'deliver', do: (desk, order) => make(desk, 'orderDeliver', step(order)) },
  { needs: 'cancel', do: (desk, order) => make(desk, 'orderCancelPaid', { ...step(order), reason }) },
  {
    needs: 'cancel',
    do: (desk, order) => make(desk, 'orderCancelPaid', { ...step(order), pieces: onePiece(desk), reason }),
  },
  {
    needs: 'return',
    do: (desk, order) => make(desk, 'orderReturn', { ...step(order), pieces: onePiece(desk), reason }),
  },
  { needs: 'amend', do: amendAmount },
  { do: refundWhatIsOwed },
  { do: (desk, { number }) => make(desk, 'documentIssue', { number }) },
];

async function amendAmount(desk: Desk, order: OfficeOrder): Promise<void> {
  const { number, key, version } = step(order);
  const added = desk.random.happens(0.5) ? 1 : -1;
  const lines = order.order.items.map(({ amount }, line) => ({ line, amount: line === 0 ? amount + added : amount }));
  const amendment = { number, lines, added: [], shippingCosts: 'computed' as const };
  const { status, body: seen } = await desk.office.call('orderAmendPreview', amendment);
  if (status !== 200) return;
  await make(desk, 'orderAmendRefund', { ...amendment, key, version, total: seen.after.toPay.gross, reason });
}

async function refundWhatIsOwed(desk: Desk, { number, money }: OfficeOrder): Promise<void> {
  if (money.toRefund === 0) return;
  await make(desk, 'orderRefund', { number, key: randomUUID(), amount: money.toRefund, reason });
}
