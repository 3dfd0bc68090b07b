import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** What a message of PayPal is about: where to look, no more (PAYMENTS B6). */
export interface PaypalEvent {
  /** The same when it is sent again. */
  readonly id: string;
  /** Such as PAYMENT.CAPTURE.COMPLETED. */
  readonly type: string;
  readonly orderId?: string;
  readonly captureId?: string;
  /** Our attempt's id. */
  readonly customId?: string;
}

const Text = Type.Optional(Type.String());
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

/** Reads the body of a message; null when it is none of PayPal's. Ids of another shape than PayPal's are left out. */
export function paypalEventOf(rawBody: Uint8Array): PaypalEvent | null {
  const body = jsonOf(rawBody);
  if (!eventBody.Check(body)) return null;
  const { id, event_type: type, resource } = body;
  const above = resource.links?.find(({ rel }) => rel === 'up')?.href ?? '';
  const isOrder = type.startsWith('CHECKOUT.ORDER.');
  const isCapture = type.startsWith('PAYMENT.CAPTURE.');
  // the resource of PAYMENT.CAPTURE.REFUNDED is the refund: what was captured is above it
  const refunded = idIn(/\/captures\/([\w-]+)$/, above);
  const orderId = isOrder ? resource.id : (resource.order_id ?? resource.supplementary_data?.related_ids?.order_id);
  const captureId = isCapture ? (refunded ?? resource.id) : refunded;
  return {
    id,
    type,
    ...named('orderId', orderId ?? idIn(/\/orders\/([\w-]+)$/, above)),
    ...named('captureId', captureId),
    ...named('customId', resource.custom_id ?? resource.purchase_units?.[0]?.custom_id),
  };
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
