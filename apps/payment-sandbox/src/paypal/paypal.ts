import type { FaultKinds } from '../faults.ts';
import type { Sandbox } from '../sandbox.ts';
import { Records } from './records.ts';
import { Views } from './views.ts';
import { WebhookSender } from './webhook-sender.ts';
import { Webhooks } from './webhooks.ts';

/** What the parts of the sandbox share. */
export interface Paypal {
  readonly sandbox: Sandbox;
  readonly records: Records;
  readonly views: Views;
  readonly webhooks: Webhooks;
  readonly sender: WebhookSender;
}

/** What can be drawn for a payment by PayPal. It has no authorisations to void, and no liability of banks. */
export const FAULT_KINDS: FaultKinds = {
  outcomes: [
    'authorized',
    'pending-then-captured',
    'pending-then-failed',
    'declined',
    'instrument-declined',
    'address-refused',
    'aborted',
    'walked-away',
  ],
  messages: ['before', 'never', 'twice', 'late', 'out-of-order', 'wrong-signature'],
  calls: ['create', 'inquire', 'capture', 'refund'],
};

/** Puts the parts together. */
export function createPaypal(sandbox: Sandbox): Paypal {
  const records = new Records(sandbox);
  const webhooks = new Webhooks(sandbox);
  const views = new Views(records, () => ({ api: sandbox.origin(), browser: sandbox.publicOrigin() }));
  return { sandbox, records, views, webhooks, sender: new WebhookSender(sandbox, webhooks) };
}
