/** The kinds of PayPal's messages to a shop (PAYMENTS B6). */
export type EventType =
  | 'CHECKOUT.ORDER.APPROVED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.PENDING'
  | 'PAYMENT.CAPTURE.DENIED'
  | 'PAYMENT.CAPTURE.REFUNDED'
  | 'PAYMENT.CAPTURE.REVERSED'
  | 'CUSTOMER.DISPUTE.CREATED'
  | 'CUSTOMER.DISPUTE.UPDATED'
  | 'CUSTOMER.DISPUTE.RESOLVED';

const KINDS: Readonly<Record<EventType, { readonly resource: string; readonly summary: string }>> = {
  'CHECKOUT.ORDER.APPROVED': { resource: 'checkout-order', summary: 'An order has been approved by buyer' },
  'PAYMENT.CAPTURE.COMPLETED': { resource: 'capture', summary: 'Payment completed' },
  'PAYMENT.CAPTURE.PENDING': { resource: 'capture', summary: 'Payment pending' },
  'PAYMENT.CAPTURE.DENIED': { resource: 'capture', summary: 'Payment denied' },
  'PAYMENT.CAPTURE.REFUNDED': { resource: 'refund', summary: 'A capture payment was refunded' },
  'PAYMENT.CAPTURE.REVERSED': { resource: 'refund', summary: 'A capture payment was reversed' },
  'CUSTOMER.DISPUTE.CREATED': { resource: 'dispute', summary: 'A new dispute opened' },
  'CUSTOMER.DISPUTE.UPDATED': { resource: 'dispute', summary: 'A dispute was updated' },
  'CUSTOMER.DISPUTE.RESOLVED': { resource: 'dispute', summary: 'A dispute was resolved' },
};

/** The text of an event as it is signed and sent. `api`: the API's address for links. */
export function eventBody(
  event: { readonly id: string; readonly type: EventType; readonly time: string; readonly resource: object },
  api: string,
): string {
  const { resource, summary } = KINDS[event.type];
  const here = `${api}/v1/notifications/webhooks-events/${event.id}`;
  return JSON.stringify({
    id: event.id,
    event_version: '1.0',
    create_time: event.time,
    resource_type: resource,
    resource_version: '2.0',
    event_type: event.type,
    summary,
    resource: event.resource,
    links: [
      { href: here, rel: 'self', method: 'GET' },
      { href: `${here}/resend`, rel: 'resend', method: 'POST' },
    ],
  });
}
