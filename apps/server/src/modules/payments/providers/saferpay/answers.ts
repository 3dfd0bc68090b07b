import type { Cents } from '@kontor/domain';
import { isJsonObject, type JsonObject } from '../http.ts';

/** A payment page as Initialize returns it (PAYMENTS A4). */
export interface InitializedPage {
  readonly token: string;
  /** Opens once, and not after {@link expiresAt}. */
  readonly redirectUrl: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** A transaction as Assert, Inquire and Refund return it, with the means of payment (PAYMENTS A6). */
export interface SaferpayTransaction {
  readonly type: 'PAYMENT' | 'REFUND';
  readonly status: 'AUTHORIZED' | 'CAPTURED' | 'PENDING' | 'CANCELED';
  readonly id: string;
  /** Only of a captured transaction. */
  readonly captureId: string | null;
  readonly amount: Cents;
  readonly currency: string;
  /** Our OrderId; null if Saferpay does not return it. */
  readonly orderId: string | null;
  /** The means of payment for the customer: the brand, and a card's masked number. */
  readonly means: string | null;
  /** Only for cards: whether the bank is liable. */
  readonly liabilityShift: boolean | null;
}

/** A capture as Saferpay returns it (PAYMENTS A7). */
export interface SaferpayCapture {
  readonly captureId: string;
  readonly status: 'CAPTURED' | 'PENDING';
}

/** Reads an answer of Initialize; null for anything else. */
export function readPage({ Token, RedirectUrl, Expiration }: JsonObject): InitializedPage | null {
  const token = textOf(Token);
  const redirectUrl = textOf(RedirectUrl);
  const expiresAt = timeOf(Expiration);
  if (token === null || redirectUrl === null || expiresAt === null) return null;
  return /^https?:$/.test(URL.parse(redirectUrl)?.protocol ?? '') ? { token, redirectUrl, expiresAt } : null;
}

/** Reads an answer of Capture; null for anything else. */
export function readCapture({ CaptureId, Status }: JsonObject): SaferpayCapture | null {
  const captureId = textOf(CaptureId);
  if (captureId === null || (Status !== 'CAPTURED' && Status !== 'PENDING')) return null;
  return { captureId, status: Status };
}

/** Reads an answer of Assert, Inquire or Refund; null if a field is missing or invalid. */
export function readTransaction(body: JsonObject): SaferpayTransaction | null {
  const { Type, Status, Id, CaptureId, Amount, OrderId } = objectOf(body.Transaction);
  const { Value, CurrencyCode } = objectOf(Amount);
  const [id, captureId, currency, amount] = [textOf(Id), textOf(CaptureId), textOf(CurrencyCode), centsOf(Value)];
  if (!isType(Type) || !isStatus(Status) || id === null || currency === null || amount === null) return null;
  if (Status === 'CAPTURED' && captureId === null) return null;
  return { type: Type, status: Status, id, captureId, amount, currency, orderId: textOf(OrderId), ...paidBy(body) };
}

function isType(value: unknown): value is SaferpayTransaction['type'] {
  return value === 'PAYMENT' || value === 'REFUND';
}

function isStatus(value: unknown): value is SaferpayTransaction['status'] {
  return value === 'AUTHORIZED' || value === 'CAPTURED' || value === 'PENDING' || value === 'CANCELED';
}

/**
 * Unknown methods and wallets are accepted (PAYMENTS A6). A card without data about liability has no liability shift.
 */
function paidBy(body: JsonObject): Pick<SaferpayTransaction, 'means' | 'liabilityShift'> {
  const { Brand, DisplayText, Card } = objectOf(body.PaymentMeans);
  const words = [textOf(objectOf(Brand).Name), textOf(DisplayText)].filter((word) => word !== null);
  const means = [...new Set(words)].join(' ').slice(0, 100);
  const liabilityShift = isJsonObject(Card) ? objectOf(body.Liability).LiabilityShift === true : null;
  return { means: means === '' ? null : means, liabilityShift };
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A time in ISO 8601, in UTC where it names no offset (PAYMENTS A4); null for anything else. */
function timeOf(value: unknown): number | null {
  const text = textOf(value) ?? '';
  const time = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(time) ? null : time;
}

/** An amount in minor units, which Saferpay writes as a string of digits (PAYMENTS A4); null for anything else. */
function centsOf(value: unknown): Cents | null {
  return typeof value === 'string' && /^(0|[1-9]\d{0,11})$/.test(value) ? Number(value) : null;
}
