import type { SeenDispute } from '@kontor/domain';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { PaypalDispute } from './answers.ts';
import { seenDispute } from './dispute.ts';

/** The subject of a PayPal message. It only tells which payment to inquire about (PAYMENTS B6). */
export interface PaypalEvent {
  /** The same in a repeated message. */
  readonly id: string;
  /** Such as PAYMENT.CAPTURE.COMPLETED. */
  readonly type: string;
  readonly orderId?: string;
  readonly captureId?: string;
  /** Our attempt's id. */
  readonly customId?: string;
  /** Only in PAYMENT.CAPTURE.REVERSED. Money that a dispute took back has the shape and the id of a refund. */
  readonly reversalId?: string;
  /** Only in CUSTOMER.DISPUTE.*: the dispute as the message has it. */
  readonly dispute?: SeenDispute;
}

const Text = Type.Optional(Type.String());
const disputeShape = Compile(PaypalDispute);
const eventBody = Compile(
  Type.Object({
    id: Type.String({ pattern: '^[\\w-]{1,100}$' }),
    event_type: Type.String({ pattern: '^[\\w.-]{1,100}$' }),
    resource: Type.Object({
      id: Text,
      custom_id: Text,
      order_id: Text,
      purchase_units: Type.Optional(Type.Array(Type.Object({ custom_id: Text }))),
      supplementary_data: Type.Optional(Type.Object({ related_ids: Type.Optional(Type.Object({ order_id: Text })) })),
      links: Type.Optional(Type.Array(Type.Object({ href: Text, rel: Text }))),
    }),
  }),
);

/** Reads the body of a message; null if it is not a PayPal message. Ids of another shape than PayPal's are left out. */
export function paypalEventOf(rawBody: Uint8Array): PaypalEvent | null {
  const body = jsonOf(rawBody);
  if (!eventBody.Check(body)) return null;
  const { id, event_type: type, resource } = body;
  if (type.startsWith('CUSTOMER.DISPUTE.')) return disputeEvent(id, type, resource);
  const above = resource.links?.find(({ rel }) => rel === 'up')?.href ?? '';
  const isOrder = type.startsWith('CHECKOUT.ORDER.');
  const isCapture = type.startsWith('PAYMENT.CAPTURE.');
  // the resource of PAYMENT.CAPTURE.REFUNDED is the refund; its link `up` leads to the capture
  const refunded = idIn(/\/captures\/([\w-]+)$/, above);
  const orderId = isOrder ? resource.id : (resource.order_id ?? resource.supplementary_data?.related_ids?.order_id);
  const captureId = isCapture ? (refunded ?? resource.id) : refunded;
  return {
    id,
    type,
    ...named('orderId', orderId ?? idIn(/\/orders\/([\w-]+)$/, above)),
    ...named('captureId', captureId),
    ...(type === 'PAYMENT.CAPTURE.REVERSED' && refunded !== undefined && named('reversalId', resource.id)),
    ...named('customId', resource.custom_id ?? resource.purchase_units?.[0]?.custom_id),
  };
}

/** A dispute names the capture, and neither our attempt nor the order. */
function disputeEvent(id: string, type: string, resource: unknown): PaypalEvent | null {
  if (!disputeShape.Check(resource)) return { id, type };
  const captureId = resource.disputed_transactions?.[0]?.seller_transaction_id;
  return { id, type, ...named('captureId', captureId), dispute: seenDispute(resource) };
}

function named<Name extends string>(name: Name, id: string | undefined): Partial<Record<Name, string>> {
  return id !== undefined && /^[\w-]{1,127}$/.test(id) ? ({ [name]: id } as Record<Name, string>) : {};
}

function idIn(pattern: RegExp, address: string): string | undefined {
  return pattern.exec(address)?.[1];
}

function jsonOf(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody).toString('utf8'));
  } catch {
    return undefined;
  }
}
