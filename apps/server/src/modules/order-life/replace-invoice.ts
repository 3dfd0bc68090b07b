import { decideStep } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import {
  checkBuyer,
  judgeContact,
  type OrderRecord,
  recordOfNumber,
  type TypedContact,
} from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { billAnew, corrected } from './bill-anew.ts';
import { refusalOfStep } from './step-refusals.ts';
import { correctionNow, type OpenedOrder, openForStep } from './take-step.ts';
import type { AskedBy, AskedReplacement, LifeSources } from './types.ts';
import { writeStep } from './write-step.ts';

/**
 * Replaces the invoice of an order: it is cancelled and issued anew, for another company or address if one was typed,
 * also after everything was shipped. Both happen in one transaction with the correction of the order
 * (docs/decisions/072).
 * @returns null if it was replaced, and otherwise why not.
 */
export async function replaceInvoice(
  sources: LifeSources,
  by: AskedBy,
  asked: AskedReplacement,
): Promise<Refused | null> {
  // Read before the transaction, because inside it only its own connection may be used.
  const settings = await sources.configuration.current();
  if (asked.vatId !== undefined) await checkReplaced(sources, asked, settings);
  const refusal = await refusableTransaction(sources.database, async (transaction) => {
    const opened = await openForStep(transaction, sources, asked);
    if (opened === null || isRefused(opened)) return opened;
    const billed = await correctBilling(transaction, { sources, settings, by, asked, opened });
    if (isRefused(billed)) return billed;
    const key = billed.version === opened.record.version ? asked.key : null;
    const replaced = await billAnew(transaction, {
      ...{ sources, settings, by, key, record: billed, life: opened.life },
      ...{ isAmended: false, reason: asked.reason, isMailed: asked.isMailed },
    });
    return replaced === 'nothing' ? refused(409, 'invoice-unchanged') : replaced;
  });
  if (refusal === null) sources.wakeJobs();
  return refusal;
}

/** Has a typed VAT id checked, if the tax of the order depends on it. */
async function checkReplaced(
  sources: LifeSources,
  asked: AskedReplacement,
  settings: ShopConfiguration,
): Promise<void> {
  const record = await recordOfNumber(sources.database.read, asked.orderNumber);
  if (record !== null) await checkBuyer(sources, billedTo(record.order, asked), settings);
}

/** Where an invoice goes, as typed. */
type Billing = Pick<AskedReplacement, 'address' | 'vatId'>;

/** Corrects where the invoice of an order goes. What is typed as it was changes nothing. */
async function correctBilling(
  transaction: Transaction<Schema>,
  {
    sources,
    settings,
    by,
    asked,
    opened: { record, life },
  }: {
    readonly sources: LifeSources;
    readonly settings: ShopConfiguration;
    readonly by: AskedBy;
    readonly asked: AskedReplacement;
    readonly opened: OpenedOrder;
  },
): Promise<OrderRecord | Refused> {
  const step = { kind: 'correct', isOfInvoice: true } as const;
  const decision = decideStep(life, step);
  if (decision.kind === 'refused') return refusalOfStep(record, decision);
  if (decision.kind === 'already') return record;
  const terms = { configuration: settings, check: null, now: sources.clock() };
  if (judgeContact(record.order, unmoved(record.order, asked), terms).kind === 'same') return record;
  const correction = await correctionNow(
    transaction,
    { record, life, sources, settings },
    billedTo(record.order, asked),
  );
  if (isRefused(correction)) return correction;
  const { orderNumber, key, version, reason } = asked;
  // The mail with the new invoice tells the customer.
  const detail = { reason, isTold: false };
  await writeStep(transaction, {
    ...{ sources, settings, by, record, before: life, decision, correction },
    asked: { orderNumber, key, version, step, detail },
  });
  return corrected(record, correction);
}

/** The order's contact with another billing address. Goods that went to the old one still did. */
function billedTo(
  { email, address: before, shippingAddress }: OrderSnapshot,
  { address, vatId }: Billing,
): TypedContact {
  const delivered = shippingAddress ?? before;
  return {
    ...{ email, address, separateShippingAddress: true, shippingAddress: withoutCountryName(delivered) },
    ...(vatId !== undefined && { vatId }),
  };
}

/** The same with the goods where they go now, to see whether anything changes. */
function unmoved(order: OrderSnapshot, billing: Billing): TypedContact {
  return order.shippingAddress === null
    ? { ...billedTo(order, billing), separateShippingAddress: false, shippingAddress: billing.address }
    : billedTo(order, billing);
}

function withoutCountryName({ countryName: _, ...address }: OrderSnapshot['address']): TypedContact['shippingAddress'] {
  return address;
}
