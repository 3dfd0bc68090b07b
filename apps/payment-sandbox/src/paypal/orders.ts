import type { Answer } from '../api-fault.ts';
import { refuse, unprocessable } from './answer.ts';
import { BodyReader } from './body-reader.ts';
import { fieldIssue, type Issue, issue } from './issues.ts';
import { orderRuleIssues, referenceOf } from './order-arithmetic.ts';
import { type OrderRequest, orderRequestIssues, type PurchaseUnit, readAmount } from './order-request.ts';
import type { Paypal } from './paypal.ts';
import { type OrderRecord, unitOf } from './records.ts';

/** What is wrong with a body for POST /v2/checkout/orders, all of it at once; null: nothing (PAYMENTS B3, B4). */
export function orderRefusal(body: unknown, requestId: string | null): Answer | null {
  const form = orderRequestIssues(body);
  if (form.length > 0) return refuse('INVALID_REQUEST', form);
  const request = body as OrderRequest;
  if (request.payment_source && requestId === null) {
    return refuse('INVALID_REQUEST', [{ ...issue('PAYPAL_REQUEST_ID_REQUIRED'), location: 'header' }]);
  }
  const rules = orderRuleIssues(request);
  return rules.length > 0 ? refuse('UNPROCESSABLE_ENTITY', rules) : null;
}

/** Stores an order whose body was found good. To be called in a transaction. */
export function createOrder(paypal: Paypal, id: string, request: OrderRequest, representation: boolean): Answer {
  const now = paypal.sandbox.clock.now();
  const order = paypal.records.saveOrder({
    id,
    status: request.payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    request,
    instrument: null,
    payerId: null,
    captureId: null,
    createdAt: now,
    updatedAt: now,
  });
  return { status: 201, body: paypal.views.order(order, representation) };
}

/** One step of a JSON Patch, as PayPal takes it. */
interface PatchStep {
  readonly op: 'add' | 'replace';
  readonly path: string;
  readonly value: unknown;
}

/** What of a unit can be patched, and how its value is read. */
const PATCHABLE: Readonly<Record<string, (reader: BodyReader, pointer: string) => void>> = {
  amount: readAmount,
  invoice_id: (reader, pointer) => reader.text(pointer, { max: 127 }, true),
  custom_id: (reader, pointer) => reader.text(pointer, { max: 127 }, true),
  description: (reader, pointer) => reader.text(pointer, { max: 127 }, true),
  soft_descriptor: (reader, pointer) => reader.text(pointer, { max: 22 }, true),
};

/**
 * PATCH /v2/checkout/orders/{id}: fields of the unit, and the result must add up again (PAYMENTS B3). To be called in a
 * transaction.
 */
export function patchOrder(paypal: Paypal, order: OrderRecord, body: unknown): Answer {
  if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_COMPLETED');
  const reader = new BodyReader({ steps: body });
  const steps = reader.list('/steps', { required: true, min: 1, max: 100 });
  for (const step of steps) {
    reader.text(`${step}/op`, { oneOf: ['add', 'replace', 'remove'] }, true);
    reader.text(`${step}/path`, {}, true);
  }
  if (reader.issues.length > 0) return refuse('INVALID_REQUEST', reader.issues);
  let unit = unitOf(order);
  for (const step of body as readonly PatchStep[]) {
    const patched = patchedUnit(order, unit, step);
    if ('status' in patched) return patched;
    unit = patched.unit;
  }
  const request: OrderRequest = { ...order.request, purchase_units: [unit] };
  const rules = orderRuleIssues(request);
  if (rules.length > 0) return refuse('UNPROCESSABLE_ENTITY', rules);
  paypal.records.saveOrder(order, { request });
  return { status: 204, body: undefined };
}

function patchedUnit(order: OrderRecord, unit: PurchaseUnit, step: PatchStep): { unit: PurchaseUnit } | Answer {
  const no = (code: Issue): Answer => refuse('UNPROCESSABLE_ENTITY', [fieldIssue(code, step.path, step.value)]);
  const prefix = `/purchase_units/@reference_id=='${referenceOf(unit)}'/`;
  const field = step.path.startsWith(prefix) ? step.path.slice(prefix.length) : '';
  const read = PATCHABLE[field];
  if (!read || (step.op !== 'add' && step.op !== 'replace')) return no('NOT_PATCHABLE');
  if (field === 'amount' && order.status === 'APPROVED') return no('AMOUNT_CHANGE_NOT_ALLOWED');
  const reader = new BodyReader({ [field]: step.value });
  read(reader, `/${field}`);
  return reader.issues.length > 0
    ? refuse('INVALID_REQUEST', reader.issues)
    : { unit: { ...unit, [field]: step.value } };
}
