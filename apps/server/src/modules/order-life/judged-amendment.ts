import { decideStep, type OrderLife } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import type { Refused } from '../../http/refused.ts';
import {
  checkAmendedBuyer,
  type JudgedAmendment,
  judgeAmendment,
  type OrderRecord,
  recordOfNumber,
  type SellingTerms,
  type TypedAmendment,
  termsOfGroup,
} from '../orders/orders.service.ts';
import { amendmentRefusal } from './amendment-refusal.ts';
import { refusalOfStep } from './step-refusals.ts';
import type { LifeSources } from './types.ts';

/** The terms by which the customer of an order buys now. */
export type AmendmentTermsOfOrder = SellingTerms;

/**
 * Reads them, and has VIES asked about a VAT id that is stated anew; null if the number does not exist. The group of an
 * order never changes.
 */
export async function termsOfOrder(
  sources: LifeSources,
  orderNumber: string,
  { vatId }: Pick<TypedAmendment, 'vatId'>,
): Promise<AmendmentTermsOfOrder | null> {
  const record = await recordOfNumber(sources.database.read, orderNumber);
  if (record === null) return null;
  const terms = await termsOfGroup(sources, record.order.customerGroup ?? null);
  const { configuration } = terms;
  if (vatId !== undefined) await checkAmendedBuyer(sources, record.order, { vatId, configuration });
  return terms;
}

/** What is judged: the order, its life, and what the operator typed. */
export interface ToJudge {
  readonly record: OrderRecord;
  readonly life: OrderLife;
  readonly typed: TypedAmendment;
  readonly terms: AmendmentTermsOfOrder;
}

/** Judges an amendment, for the preview and for the change alike. */
export async function judgedBy(
  { catalogue, vouchers, vatIds, clock }: LifeSources,
  queryable: Queryable,
  { record, life, typed, terms }: ToJudge,
): Promise<JudgedAmendment | Refused> {
  const { order } = record;
  const decision = decideStep(life, { kind: 'amend' });
  if (decision.kind === 'refused') return refusalOfStep(record, decision);
  const judged = await judgeAmendment({ catalogue, vouchers, vatIds, clock }, queryable, { order, typed, terms });
  return judged.ok ? judged : amendmentRefusal(order, typed, judged);
}
