import { paypalEventOf } from '../providers/paypal/webhook-event.ts';
import type { EventHint } from '../store/provider-event.ts';

/**
 * The attempt to which a stored PayPal message refers: by our attempt's id, by PayPal's order, or by the capture. The
 * message about a refund made in PayPal's dashboard names only the capture.
 */
export function paypalHint(raw: string): EventHint | null {
  const event = paypalEventOf(Buffer.from(raw));
  if (event === null) return null;
  const { customId: attemptId, orderId: providerRef, captureId, reversalId, dispute } = event;
  return { attemptId, providerRef, captureId, reversalId, dispute };
}
