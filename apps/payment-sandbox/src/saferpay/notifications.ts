import type { Faults } from '../faults.ts';
import type { Sandbox } from '../sandbox.ts';
import type { PaymentRecord } from './records.ts';

const taskKind = 'saferpay-notification';
const lastKind = 'saferpay-last-notification';

/**
 * How long the shop may take to answer 200, and when it is told again if it does not (PAYMENTS A5), in milliseconds.
 */
const patience = 10_000;
const retries = [2_000, 5_000] as const;

/** Shortly after the browser was sent back. */
const usualDelay = 300;

interface Notification {
  readonly token: string;
  readonly url: string;
  /** How often it was tried before. */
  readonly tried: number;
}

/** Begins to do the notifications that are due. */
export function handleNotifications(sandbox: Sandbox): void {
  sandbox.tasks.handle<Notification>(taskKind, (notification, signal) => deliver(sandbox, notification, signal));
}

/**
 * Tells the shop that something happened to a payment, as its faults have it: a GET without a body and without a
 * signature. To be called in the transaction that stores what happened. `before` is done by {@link notifyNow}.
 */
export function notify(sandbox: Sandbox, payment: PaymentRecord, succeeded: boolean, faults: Faults): void {
  const url = notifyUrl(payment, succeeded, faults);
  if (url === null) return;
  sandbox.store.put(lastKind, payment.token, url); // also what is never sent: it can be sent by a control call
  if (faults.message === 'never' || faults.message === 'before') return;
  const delay = faults.message === 'late' ? faults.seconds * 1000 : usualDelay;
  const delays = faults.message === 'twice' ? [delay, delay + 70] : [delay];
  for (const each of delays) later(sandbox, { token: payment.token, url, tried: 0 }, each);
}

/** The fault `before`: the shop hears of it before the browser is sent back. */
export async function notifyNow(
  sandbox: Sandbox,
  payment: PaymentRecord,
  succeeded: boolean,
  faults: Faults,
): Promise<void> {
  const url = notifyUrl(payment, succeeded, faults);
  if (url === null || faults.message !== 'before') return;
  await deliver(sandbox, { token: payment.token, url, tried: 0 }, new AbortController().signal);
}

/** Tells the shop once more what it was told last, or should have been; false when nothing happened yet. */
export function notifyAgain(sandbox: Sandbox, token: string): boolean {
  const url = sandbox.store.get<string>(lastKind, token);
  if (url === undefined) return false;
  later(sandbox, { token, url, tried: retries.length }, 0);
  return true;
}

function notifyUrl(payment: PaymentRecord, succeeded: boolean, faults: Faults): string | null {
  return succeeded && faults.message !== 'wrong-outcome' ? payment.successNotifyUrl : payment.failNotifyUrl;
}

function later({ tasks, clock }: Sandbox, notification: Notification, delay: number): void {
  tasks.add(taskKind, clock.now() + delay, notification);
}

async function deliver(sandbox: Sandbox, notification: Notification, signal: AbortSignal): Promise<void> {
  const { token, url, tried } = notification;
  const isAnswered = await answers200(url, signal);
  signal.throwIfAborted();
  const again = retries[tried];
  if (!isAnswered && again !== undefined) later(sandbox, { token, url, tried: tried + 1 }, again);
}

async function answers200(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const answer = await fetch(url, { redirect: 'manual', signal: limited });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false; // refused, cut, or too slow: the same for us as another status
  }
}
