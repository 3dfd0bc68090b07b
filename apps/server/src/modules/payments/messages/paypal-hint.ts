import { paypalEventOf } from '../providers/paypal/webhook-event.ts';
import type { EventHint } from '../store/provider-event.ts';

/**
 * Where a stored message of PayPal points: our attempt by its own id, by PayPal's order, or by what was captured: all
 * that it says of a refund in its dashboard.
 */
export function paypalHint(raw: string): EventHint | null {
  const event = paypalEventOf(Buffer.from(raw));
  if (event === null) return null;
  const { customId: attemptId, orderId: providerRef, captureId, reversalId, dispute } = event;
  return { attemptId, providerRef, captureId, reversalId, dispute };
}
