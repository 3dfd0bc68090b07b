import type { Sandbox } from '../sandbox.ts';
import { makeSigningIdentity, type SigningIdentity } from './certificate.ts';
import { newPaypalId } from './records.ts';

/** As many as an app may have (PAYMENTS B6). */
export const MOST_WEBHOOKS = 10;

/** An address that is told of events. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  /** Names of events, or `*`. */
  readonly events: readonly string[];
}

/** An event as it is kept: its body is stored as the very text that is signed and sent. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly orderId: string;
  readonly body: string;
  /** Waits for the next event of its order, to be sent after it (the fault `out-of-order`). */
  readonly isHeld: boolean;
  readonly createdAt: number;
}

/** Registered addresses, events, and the key that signs them, in the store. */
export class Webhooks {
  readonly #sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  /** The key and its certificate: made at the first use, the same ever after. */
  identity(): SigningIdentity {
    const { store, clock } = this.#sandbox;
    const stored = store.get<SigningIdentity>('paypal-identity', 'current');
    if (stored) return stored;
    const made = makeSigningIdentity(clock.now());
    store.put('paypal-identity', 'current', made);
    return made;
  }

  all(): readonly Webhook[] {
    return this.#sandbox.store.all<Webhook>('paypal-webhook').map(({ body }) => body);
  }

  find(id: string): Webhook | null {
    return this.#sandbox.store.get<Webhook>('paypal-webhook', id) ?? null;
  }

  register(url: string, events: readonly string[], id = newEventId()): Webhook {
    const webhook = { id, url, events };
    this.#sandbox.store.put('paypal-webhook', id, webhook);
    return webhook;
  }

  remove(id: string): void {
    this.#sandbox.store.remove('paypal-webhook', id);
  }

  /** Who is told of events of this kind. */
  listeners(type: string): readonly Webhook[] {
    return this.all().filter(({ events }) => events.includes('*') || events.includes(type));
  }

  event(id: string): StoredEvent | null {
    return this.#sandbox.store.get<StoredEvent>('paypal-event', id) ?? null;
  }

  saveEvent(event: StoredEvent): void {
    this.#sandbox.store.put('paypal-event', event.id, event);
  }

  /** Oldest first. */
  events(): readonly StoredEvent[] {
    return this.#sandbox.store.all<StoredEvent>('paypal-event').map(({ body }) => body);
  }
}

/** An id as PayPal gives to webhooks and to events. */
export function newEventId(): string {
  return `WH-${newPaypalId()}-${newPaypalId()}`;
}
