import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { type EventType, eventBody } from './event-body.ts';
import { wireTime } from './views.ts';
import { signTransmission } from './webhook-signature.ts';
import { newEventId, type StoredEvent, type Webhook, type Webhooks } from './webhooks.ts';

/** One delivery that is to be made. */
interface Delivery {
  readonly eventId: string;
  readonly webhookId: string;
  /** From 0; a shop that does not answer 2xx is tried again. */
  readonly attempt: number;
  /** Only if the event is still held back. */
  readonly ifHeld?: boolean;
}

/** So long after the answer an event comes, when nothing goes wrong with it. */
const USUAL_DELAY_MS = 300;

/** OpenCollective saw duplicates 70 ms apart (PAYMENTS B6). */
const DUPLICATE_DELAY_MS = 70;

/** PayPal tries up to 25 times in three days; here the last of these comes after some 17 minutes. */
const MOST_ATTEMPTS = 10;
const FIRST_RETRY_MS = 2000;

/** How long a shop may take to answer. */
const PATIENCE_MS = 10_000;

/** Creates events and reports them to the shop, according to the faults of their payment (PAYMENTS B6, B9). */
export class WebhookSender {
  readonly #sandbox: Sandbox;
  readonly #webhooks: Webhooks;
  /** Events whose payment has the fault `before`: they are sent before the call that caused them is answered. */
  readonly #beforeAnswer = new Map<string, Delivery[]>();

  constructor(sandbox: Sandbox, webhooks: Webhooks) {
    this.#sandbox = sandbox;
    this.#webhooks = webhooks;
    sandbox.tasks.handle<Delivery>('paypal-webhook', (delivery, signal) => this.#deliver(delivery, signal));
  }

  /**
   * Something happened to an order. To be called in the transaction that makes it happen: the event comes to be with
   * it.
   */
  emit(type: EventType, orderId: string, resource: object): void {
    const { clock, faults, store, origin } = this.#sandbox;
    const now = clock.now();
    const id = newEventId();
    const { message } = faults.of('paypal', orderId);
    const held = this.#heldEvent(orderId);
    const isHeld = message === 'out-of-order' && held === null;
    const body = eventBody({ id, type, time: wireTime(now), resource }, origin());
    const event: StoredEvent = { id, type, orderId, body, isHeld, createdAt: now };
    this.#webhooks.saveEvent(event);
    if (isHeld) store.put('paypal-held', orderId, id);
    if (message !== 'never') {
      for (const webhook of this.#webhooks.listeners(type)) this.#send(event, webhook);
    }
    if (held) this.#release(held);
  }

  /** A delivery as the payment's faults have it. */
  #send(event: StoredEvent, webhook: Webhook): void {
    const { message, seconds } = this.#sandbox.faults.of('paypal', event.orderId);
    const delivery: Delivery = { eventId: event.id, webhookId: webhook.id, attempt: 0 };
    if (message === 'before') {
      this.#beforeAnswer.set(event.orderId, [...(this.#beforeAnswer.get(event.orderId) ?? []), delivery]);
    } else if (event.isHeld) {
      this.#plan({ ...delivery, ifHeld: true }, seconds * 1000 + USUAL_DELAY_MS);
    } else {
      this.#plan(delivery, message === 'late' ? seconds * 1000 : USUAL_DELAY_MS);
    }
    if (message === 'twice') this.#plan(delivery, USUAL_DELAY_MS + DUPLICATE_DELAY_MS);
  }

  /** Sends what must arrive before the answer; resolves when the shop has answered, whatever it said. */
  async sendBeforeAnswer(orderId: string): Promise<void> {
    const deliveries = this.#beforeAnswer.get(orderId) ?? [];
    this.#beforeAnswer.delete(orderId);
    for (const delivery of deliveries) await this.#deliver(delivery);
  }

  /** Tells everybody who listens of an event once more, soon. */
  resend(event: StoredEvent, webhookIds?: readonly string[]): readonly Webhook[] {
    const told = this.#webhooks.listeners(event.type).filter(({ id }) => webhookIds?.includes(id) ?? true);
    for (const { id } of told) this.#plan({ eventId: event.id, webhookId: id, attempt: 0 }, 0);
    return told;
  }

  #plan(delivery: Delivery, milliseconds: number): void {
    this.#sandbox.tasks.add('paypal-webhook', this.#sandbox.clock.now() + milliseconds, delivery);
  }

  /** The event of this order that waits to be overtaken, if there is one. */
  #heldEvent(orderId: string): StoredEvent | null {
    const id = this.#sandbox.store.get<string>('paypal-held', orderId);
    const event = id === undefined ? null : this.#webhooks.event(id);
    return event?.isHeld ? event : null;
  }

  /** The next event is on its way: what was held back follows it. */
  #release(event: StoredEvent): void {
    this.#webhooks.saveEvent({ ...event, isHeld: false });
    for (const { id } of this.#webhooks.listeners(event.type)) {
      this.#plan({ eventId: event.id, webhookId: id, attempt: 0 }, USUAL_DELAY_MS + DUPLICATE_DELAY_MS);
    }
  }

  async #deliver(delivery: Delivery, signal?: AbortSignal): Promise<void> {
    const event = this.#webhooks.event(delivery.eventId);
    const webhook = this.#webhooks.find(delivery.webhookId);
    if (!event || !webhook || (delivery.ifHeld && !event.isHeld)) return;
    if (event.isHeld) this.#webhooks.saveEvent({ ...event, isHeld: false });
    const isTold = await this.#post(event, webhook, signal);
    signal?.throwIfAborted();
    const attempt = delivery.attempt + 1;
    if (isTold || attempt >= MOST_ATTEMPTS) return;
    const { eventId, webhookId } = delivery;
    this.#plan({ eventId, webhookId, attempt }, FIRST_RETRY_MS * 2 ** delivery.attempt);
  }

  /** Whether the shop answered 2xx. */
  async #post(event: StoredEvent, webhook: Webhook, signal?: AbortSignal): Promise<boolean> {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    try {
      const response = await fetch(webhook.url, {
        method: 'POST',
        redirect: 'manual',
        headers: this.#headers(event, webhook),
        body: event.body,
        signal: signal ? AbortSignal.any([signal, patience]) : patience,
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false; // refused, silent or cut: all of them are tried again
    }
  }

  #headers(event: StoredEvent, webhook: Webhook): Record<string, string> {
    const identity = this.#webhooks.identity();
    const transmission = {
      id: randomUUID(),
      time: wireTime(this.#sandbox.clock.now()),
      webhookId: webhook.id,
    };
    const isForged = this.#sandbox.faults.of('paypal', event.orderId).message === 'wrong-signature';
    const signed = isForged ? `${event.body} ` : event.body;
    return {
      'content-type': 'application/json',
      'paypal-transmission-id': transmission.id,
      'paypal-transmission-time': transmission.time,
      'paypal-transmission-sig': signTransmission(transmission, signed, identity),
      'paypal-cert-url': `${this.#sandbox.origin()}/v1/notifications/certs/${identity.id}`,
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-auth-version': 'v2',
    };
  }
}
