import type { Money } from './amount.ts';
import { BodyReader } from './body-reader.ts';
import type { IssueDetail } from './issues.ts';

/** The parts of an amount (PAYMENTS B3). */
export const BREAKDOWN_PARTS = [
  'item_total',
  'tax_total',
  'shipping',
  'handling',
  'insurance',
  'shipping_discount',
  'discount',
] as const;

type BreakdownPart = (typeof BREAKDOWN_PARTS)[number];

export interface RequestedAmount extends Money {
  readonly breakdown?: Readonly<Partial<Record<BreakdownPart, Money>>>;
}

interface RequestedItem {
  readonly name: string;
  readonly unit_amount: Money;
  readonly quantity: string;
  readonly tax?: Money;
}

interface PostalAddress {
  readonly address_line_1?: string;
  readonly admin_area_2?: string;
  readonly postal_code?: string;
  readonly country_code: string;
}

export interface PurchaseUnit {
  readonly reference_id?: string;
  readonly amount: RequestedAmount;
  readonly items?: readonly RequestedItem[];
  readonly invoice_id?: string;
  readonly custom_id?: string;
  readonly description?: string;
  readonly soft_descriptor?: string;
  readonly shipping?: { readonly name?: { readonly full_name?: string }; readonly address?: PostalAddress };
}

/** How the payer is led (PAYMENTS B3): in `payment_source.paypal`, or in the deprecated `application_context`. */
export interface ExperienceContext {
  readonly brand_name?: string;
  readonly locale?: string;
  readonly return_url?: string;
  readonly cancel_url?: string;
  readonly shipping_preference?: string;
  readonly user_action?: string;
  readonly payment_method_preference?: string;
}

/** The body of POST /v2/checkout/orders, once {@link orderRequestIssues} has nothing against it. */
export interface OrderRequest {
  readonly intent: 'CAPTURE' | 'AUTHORIZE';
  readonly purchase_units: readonly [PurchaseUnit];
  readonly payment_source?: {
    readonly paypal?: {
      readonly email_address?: string;
      readonly experience_context?: ExperienceContext;
    };
  };
  readonly application_context?: ExperienceContext;
}

/**
 * The schema's part of what PayPal checks (400 INVALID_REQUEST): what is there, and its form. Sums come after
 * (order-arithmetic.ts). One purchase unit is taken: shops need no more of them (PAYMENTS B3), and PayPal takes ten.
 */
export function orderRequestIssues(body: unknown): readonly IssueDetail[] {
  const reader = new BodyReader(body);
  reader.text('/intent', { oneOf: ['CAPTURE', 'AUTHORIZE'] }, true);
  for (const unit of reader.list('/purchase_units', { required: true, min: 1, max: 1 })) readUnit(reader, unit);
  if (reader.object('/payment_source', false) && reader.object('/payment_source/paypal', false)) {
    readPaypalSource(reader, '/payment_source/paypal');
  }
  if (reader.object('/application_context', false)) readExperience(reader, '/application_context');
  return reader.issues;
}

function readUnit(reader: BodyReader, unit: string): void {
  if (!reader.object(unit, true)) return;
  reader.text(`${unit}/reference_id`, { max: 256 });
  reader.text(`${unit}/description`, { max: 127 });
  reader.text(`${unit}/custom_id`, { max: 127 });
  reader.text(`${unit}/invoice_id`, { max: 127 });
  reader.text(`${unit}/soft_descriptor`, { max: 22 });
  readAmount(reader, `${unit}/amount`);
  for (const item of reader.list(`${unit}/items`, { required: false, min: 0, max: 1000 })) readItem(reader, item);
  if (reader.object(`${unit}/shipping`, false)) readShipping(reader, `${unit}/shipping`);
}

/** An amount with its parts: the same in an order and in a PATCH of it. */
export function readAmount(reader: BodyReader, amount: string): void {
  reader.money(amount, true);
  if (!reader.has(amount) || !reader.object(`${amount}/breakdown`, false)) return;
  for (const part of BREAKDOWN_PARTS) reader.money(`${amount}/breakdown/${part}`, false);
}

function readItem(reader: BodyReader, item: string): void {
  if (!reader.object(item, true)) return;
  reader.text(`${item}/name`, { max: 127 }, true);
  reader.money(`${item}/unit_amount`, true);
  reader.text(`${item}/quantity`, { max: 10, pattern: /^[1-9][0-9]{0,9}$/ }, true);
  reader.money(`${item}/tax`, false);
  reader.text(`${item}/sku`, { max: 127 });
  reader.text(`${item}/description`, { max: 127, min: 0 });
  reader.text(`${item}/category`, { oneOf: ['PHYSICAL_GOODS', 'DIGITAL_GOODS', 'DONATION'] });
}

function readShipping(reader: BodyReader, shipping: string): void {
  reader.text(`${shipping}/type`, { oneOf: ['SHIPPING', 'PICKUP_IN_PERSON', 'PICKUP_IN_STORE', 'PICKUP_FROM_PERSON'] });
  if (reader.object(`${shipping}/name`, false)) reader.text(`${shipping}/name/full_name`, { max: 300 });
  if (reader.object(`${shipping}/address`, false)) readAddress(reader, `${shipping}/address`);
}

function readAddress(reader: BodyReader, address: string): void {
  reader.text(`${address}/address_line_1`, { max: 300, min: 0 });
  reader.text(`${address}/address_line_2`, { max: 300, min: 0 });
  reader.text(`${address}/admin_area_2`, { max: 120, min: 0 });
  reader.text(`${address}/admin_area_1`, { max: 300, min: 0 });
  reader.text(`${address}/postal_code`, { max: 60, min: 0 });
  reader.text(`${address}/country_code`, { min: 2, max: 2, pattern: /^([A-Z]{2}|C2)$/ }, true);
}

function readPaypalSource(reader: BodyReader, source: string): void {
  reader.text(`${source}/email_address`, { min: 3, max: 254, pattern: /^[^\s@]+@[^\s@]+$/ });
  if (reader.object(`${source}/name`, false)) {
    reader.text(`${source}/name/given_name`, { max: 140 });
    reader.text(`${source}/name/surname`, { max: 140 });
  }
  if (reader.object(`${source}/address`, false)) readAddress(reader, `${source}/address`);
  if (reader.object(`${source}/experience_context`, false)) readExperience(reader, `${source}/experience_context`);
}

function readExperience(reader: BodyReader, context: string): void {
  const address = { max: 4000, pattern: /^https?:\/\/[^\s/]+/ };
  reader.text(`${context}/brand_name`, { max: 127 });
  reader.text(`${context}/locale`, { min: 2, max: 10, pattern: /^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/ });
  reader.text(`${context}/return_url`, address);
  reader.text(`${context}/cancel_url`, address);
  reader.text(`${context}/landing_page`, { oneOf: ['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE', 'BILLING'] });
  reader.text(`${context}/shipping_preference`, { oneOf: ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'] });
  reader.text(`${context}/user_action`, { oneOf: ['CONTINUE', 'PAY_NOW'] });
  reader.text(`${context}/payment_method_preference`, { oneOf: ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'] });
}

/** Where the payer is led, wherever the request says it. */
export function experienceOf(request: OrderRequest): ExperienceContext {
  return request.payment_source?.paypal?.experience_context ?? request.application_context ?? {};
}
