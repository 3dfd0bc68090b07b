import { expect, test } from 'vitest';
import { paypalEventOf } from './webhook-event.ts';

const event = (body: unknown) => paypalEventOf(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));
const order = { rel: 'up', href: 'https://api.paypal.com/v2/checkout/orders/5O190127TN364715T' };

test('an event of a capture names it, its order and our attempt', () => {
  const resource = {
    id: '3C679366HH908993F',
    custom_id: 'attempt',
    supplementary_data: { related_ids: { order_id: '5O190127TN364715T' } },
    links: [order],
  };
  const seen = { id: 'WH-1', type: 'PAYMENT.CAPTURE.COMPLETED' };
  const ids = { orderId: '5O190127TN364715T', captureId: '3C679366HH908993F', customId: 'attempt' };
  expect(event({ id: 'WH-1', event_type: seen.type, resource })).toEqual({ ...seen, ...ids });
  const { supplementary_data: _, ...older } = resource;
  expect(event({ id: 'WH-1', event_type: seen.type, resource: older })).toEqual({ ...seen, ...ids });
});

test('an event of a refund names the capture, which is not its resource', () => {
  const up = { rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/3C679366HH908993F' };
  const resource = { id: '1JU08902781691411', custom_id: 'attempt', links: [{ rel: 'self' }, up] };
  expect(event({ id: 'WH-2', event_type: 'PAYMENT.CAPTURE.REFUNDED', resource })).toEqual({
    ...{ id: 'WH-2', type: 'PAYMENT.CAPTURE.REFUNDED', captureId: '3C679366HH908993F', customId: 'attempt' },
  });
});

test('an event of an order names it and our attempt', () => {
  const ids = { orderId: '5O190127TN364715T', customId: 'attempt' };
  const units = { purchase_units: [{ custom_id: 'attempt' }] };
  expect(event({ id: 'WH-3', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: ids.orderId, ...units } })).toEqual(
    {
      ...{ id: 'WH-3', type: 'CHECKOUT.ORDER.APPROVED', ...ids },
    },
  );
  const reversed = { order_id: ids.orderId, ...units };
  expect(event({ id: 'WH-4', event_type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', resource: reversed })).toEqual({
    ...{ id: 'WH-4', type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', ...ids },
  });
});

test('ids that PayPal would not write are left out', () => {
  const resource = { id: '../../control', custom_id: 'x'.repeat(128) };
  expect(event({ id: 'WH-5', event_type: 'PAYMENT.CAPTURE.DENIED', resource })).toEqual({
    ...{ id: 'WH-5', type: 'PAYMENT.CAPTURE.DENIED' },
  });
});

test.each([
  ['no JSON', '<html>'],
  ['no object', '[]'],
  ['nothing', ''],
  ['no id', { event_type: 'A', resource: {} }],
  ['an id of a thousand signs', { id: 'x'.repeat(1000), event_type: 'A', resource: {} }],
  ['no type', { id: 'WH-6', resource: {} }],
  ['no resource', { id: 'WH-6', event_type: 'A' }],
  ['ids that are numbers', { id: 'WH-6', event_type: 'A', resource: { id: 6 } }],
])('%s is no event', (_, body) => {
  expect(event(body)).toBeNull();
});
