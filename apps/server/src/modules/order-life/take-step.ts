import {
  awaitsPrepayment,
  decideStep,
  type OrderLife,
  type OrderStep,
  refundableOf,
  type StepDone,
} from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import {
  checkBuyer,
  checkedBuyer,
  type GoodsAtSupply,
  goodsAtSupply,
  lockRecord,
  type OrderRecord,
  type TypedContact,
} from '../orders/orders.service.ts';
import type { OrderContact, OrderSnapshot } from '../orders/types.ts';
import { attemptsOfOrder } from '../payments/payments.service.ts';
import { billAnew, corrected } from './bill-anew.ts';
import { releaseRefusal } from './business-of-order.ts';
import { carrierOf } from './carrier-of.ts';
import { correctionOf } from './correction.ts';
import { loadLife } from './load-life.ts';
import { entriesAfter, isKeyUsed } from './order-life.repository.ts';
import { refusalOfStep, staleOrder, stepAlreadyTaken } from './step-refusals.ts';
import { amendmentTexts } from './texts/amendment.de.ts';
import { replacedTexts } from './texts/steps.de.ts';
import type { AskedBy, AskedStep, LifeSources, TimelineEntry } from './types.ts';
import { writeStep } from './write-step.ts';

/** Changes that no step depends on. A step decided without knowing them is still right. */
const independent: readonly TimelineEntry['kind'][] = [
  'note',
  'tag',
  'refund',
  'remind',
  'spare',
  'unspare',
  'take',
  'invoice',
];

/**
 * Takes a step in the life of an order: loads the order once, locked, decides, and writes the decision with all its
 * consequences, in one transaction. A key that was used does nothing again.
 * @returns null if it was taken; 404 `order-not-found`; 409 `order-stale` for a step decided on an older state of the
 * order; 400 `invalid-form`, 409 `country-costs-differ` and 409 `vat-id-changes-tax` for a correction; 409
 * `seller-incomplete` for an invoice that would replace another; 409 `step-refused` with its reason; 409 `step-already`
 * if the order already has that state.
 */
export async function takeStep(sources: LifeSources, by: AskedBy, asked: AskedStep): Promise<Refused | null> {
  // Read before the transaction, because inside it only its own connection may be used.
  const settings = await sources.configuration.current();
  // VIES is another server, which no transaction waits for.
  if (asked.contact) await checkBuyer(sources, asked.contact, settings);
  const refusal = await refusableTransaction(sources.database, async (transaction) => {
    const opened = await openForStep(transaction, sources, asked);
    if (opened === null || isRefused(opened)) return opened;
    return stepOpened(transaction, { sources, by, asked, settings, opened });
  });
  if (refusal === null) sources.wakeJobs();
  return refusal;
}

/** A step with an order that is locked for it. */
interface StepToTake {
  readonly sources: LifeSources;
  readonly settings: ShopConfiguration;
  readonly by: AskedBy;
  readonly asked: AskedStep;
  readonly opened: OpenedOrder;
}

async function stepOpened(transaction: Transaction<Schema>, taken: StepToTake): Promise<Refused | null> {
  const { sources, settings, by, asked, opened } = taken;
  const { record, life } = opened;
  const decision = await possibleStep(transaction, taken);
  if (isRefused(decision)) return decision;
  const correction =
    asked.contact && (await correctionNow(transaction, { ...opened, sources, settings }, asked.contact));
  if (isRefused(correction)) return correction;
  const supplied = await suppliedGoods(transaction, taken);
  const decided = { sources, settings, by, record, before: life, decision, correction, supplied };
  await writeStep(transaction, { ...decided, asked: await toldAgain(transaction, record, asked) });
  const refusal = await billCorrected(transaction, taken, correction);
  if (refusal !== null) return refusal;
  return supplied === null ? null : moneyRefusal(await paidAnew(transaction, sources, record.order, supplied));
}

/** A correction of an order as it will be stored, with what is known of its VAT id now. */
export async function correctionNow(
  transaction: Transaction<Schema>,
  { record, life, sources, settings }: OpenedOrder & Pick<StepToTake, 'sources' | 'settings'>,
  typed: TypedContact,
): Promise<OrderContact | Refused> {
  const check = await checkedBuyer(sources, transaction, { form: typed, configuration: settings });
  const canAmend = decideStep(life, { kind: 'amend' }).kind !== 'refused';
  return correctionOf(record, typed, { configuration: settings, check, now: sources.clock(), canAmend });
}

/** Replaces the invoice of an order whose addresses were just corrected, if that was asked for. */
async function billCorrected(
  transaction: Transaction<Schema>,
  { asked, opened: { record, life }, ...more }: StepToTake,
  correction: OrderContact | undefined,
): Promise<Refused | null> {
  if (!asked.replacesInvoice || correction === undefined) return null;
  const refusal = await billAnew(transaction, {
    ...{ ...more, key: null, isAmended: false, reason: replacedTexts.corrected },
    ...{ record: corrected(record, correction), life, isMailed: asked.detail.isTold === true },
  });
  return refusal === 'nothing' ? null : refusal;
}

/** What a step does, or why it is not taken. Gift vouchers that it takes back are void after it. */
async function possibleStep(
  transaction: Transaction<Schema>,
  { sources, settings, by, asked, opened: { record, life } }: StepToTake,
): Promise<StepDone | Refused> {
  const decision = decideStep(life, withAgeCheck(asked, record, settings));
  if (decision.kind === 'refused') return refusalOfStep(record, decision, by.via);
  if (decision.kind === 'already') return stepAlreadyTaken(asked.step, await lastOf(transaction, record, asked.step));
  const unchecked = await releaseRefusal(transaction, record.order, asked);
  if (unchecked !== null) return unchecked;
  return (await voidReturned(transaction, sources, record, { step: asked.step, decision })) ?? decision;
}

/** Voids the gift vouchers that a step takes back, or says that one was redeemed. */
async function voidReturned(
  transaction: Transaction<Schema>,
  { vouchers }: LifeSources,
  record: OrderRecord,
  { step, decision: { after, moved } }: { readonly step: OrderStep; readonly decision: StepDone },
): Promise<Refused | null> {
  if (step.kind !== 'return') return null;
  const line = await vouchers.void(
    transaction,
    record.order.id,
    moved.filter((piece) => after.lines[piece.line]?.isGiftVoucher),
  );
  return line === null ? null : refusalOfStep(record, { kind: 'refused', reason: 'voucher-redeemed', line });
}

/**
 * A shipment with a carrier that checks ages needs no word of the operator about it (LAW C10). Where none is named, it
 * is the one that the customer chose.
 */
function withAgeCheck(
  { step, detail }: AskedStep,
  { order }: OrderRecord,
  { ageCheckCarriers }: Pick<ShopConfiguration, 'ageCheckCarriers'>,
): OrderStep {
  const checks = step.kind === 'ship' && ageCheckCarriers.includes(carrierOf({ step, detail }, order));
  return checks ? { ...step, isAgeChecked: true } : step;
}

/**
 * The goods at the rates of the day of their shipment, if these have changed since the order (LAW T2); null: nothing
 * changes. Parts that were shipped before keep their rate, and so does what is billed already: documents are never
 * altered.
 */
async function suppliedGoods(
  transaction: Transaction<Schema>,
  { sources, settings, asked, opened: { record, life } }: StepToTake,
): Promise<GoodsAtSupply | null> {
  const isShipped = life.parcels.some(({ pieces }) => pieces.some(({ line }) => !life.lines[line]?.isGiftVoucher));
  if (asked.step.kind !== 'ship' || isShipped) return null;
  const supplied = goodsAtSupply(record.order, settings, sources.clock());
  if (supplied === null) return null;
  return (await sources.documents.openInvoice(transaction, record.order.id)) === null ? supplied : null;
}

/** Tells the payments of another amount, which there is only where nets were declared. */
async function paidAnew(
  transaction: Transaction<Schema>,
  { payments }: LifeSources,
  { id, total }: OrderSnapshot,
  { goods }: GoodsAtSupply,
): Promise<'in-progress' | 'not-refundable' | null> {
  return goods.total.gross === total.gross ? null : payments.orderAmended(transaction, id, null);
}

function moneyRefusal(why: 'in-progress' | 'not-refundable' | null): Refused | null {
  return why === null ? null : refused(409, 'payment-in-progress', { msg: amendmentTexts.paymentInProgress });
}

/** Who was not told of a shipment is not told that it was none. */
async function toldAgain(
  transaction: Transaction<Schema>,
  { order }: OrderRecord,
  asked: AskedStep,
): Promise<AskedStep> {
  const { step, detail } = asked;
  if (step.kind !== 'unship' || !detail.isTold) return asked;
  const entries = await entriesAfter(transaction, order.id, 0);
  const shipped = entries.find((entry) => entry.kind === 'ship' && entry.detail.parcels?.includes(step.parcel));
  return { ...asked, detail: { ...detail, isTold: shipped?.detail.isTold === true } };
}

/** An order that is locked for a step, and its life. */
export interface OpenedOrder {
  readonly record: OrderRecord;
  readonly life: OrderLife;
}

/**
 * Locks an order for a step and loads its life.
 * @returns null if the key was used: then the step was taken; 404 `order-not-found`; 409 `order-stale`.
 */
export async function openForStep(
  transaction: Transaction<Schema>,
  { documents }: Pick<LifeSources, 'documents'>,
  { orderNumber, key, version, step }: Pick<AskedStep, 'orderNumber' | 'key' | 'version'> & Partial<AskedStep>,
): Promise<OpenedOrder | Refused | null> {
  const record = await lockRecord(transaction, orderNumber);
  if (record === null) return refused(404, 'order-not-found');
  const { id } = record.order;
  if (await isKeyUsed(transaction, id, key)) return null;
  const stale = await changesSince(transaction, record, version);
  if (stale.length > 0) return staleOrder(record, stale);
  const isPaid = (await attemptsOfOrder(transaction, id)).some((attempt) => refundableOf(attempt) > 0);
  const isAwaited = awaitsPrepayment(record.order.paymentCondition.kind, record.payment);
  // Only a shipment that is undone depends on the invoice.
  const billed = step?.kind === 'unship' ? await documents.billed(transaction, id) : [];
  const { life } = await loadLife(transaction, record, { isPaid, awaitsPrepayment: isAwaited, billed });
  return { record, life };
}

/** The changes after a version that a step may depend on. */
async function changesSince(
  transaction: Transaction<Schema>,
  { order, version: now }: OrderRecord,
  version: number | null,
): Promise<readonly TimelineEntry[]> {
  if (version === null || version >= now) return [];
  return (await entriesAfter(transaction, order.id, version)).filter(({ kind }) => !independent.includes(kind));
}

/** The last step of the same kind. Undefined: none. */
async function lastOf(
  transaction: Transaction<Schema>,
  { order }: OrderRecord,
  { kind }: OrderStep,
): Promise<TimelineEntry | undefined> {
  return (await entriesAfter(transaction, order.id, 0)).findLast((entry) => entry.kind === kind);
}
