import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Faults, Outcome } from '../faults.ts';
import { chosenFaults, memberOf } from '../page/fault-form.ts';
import { sendPage } from '../page/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { saferpayOutcomes } from './outcomes.ts';
import { type Decision, payerActs } from './payer.ts';
import { messagePage, paymentPage } from './payment-page.ts';
import { Records } from './records.ts';
import { merchant } from './saferpay-credentials.ts';
import { faultChoices, texts } from './texts/saferpay.de.ts';

const path = `/vt2/api/PaymentPage/${merchant.customerId}/${merchant.terminalId}/:token`;

interface Addressed {
  Params: { token: string };
}

/**
 * Adds the page that the payer is sent to. Its address opens once: a second time it leads back to the shop (PAYMENTS
 * A4).
 */
export function pageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<Addressed>(path, async ({ params: { token }, url }, reply) => {
    const records = new Records(sandbox.store);
    const payment = records.payment(token);
    if (payment === undefined) return sendPage(reply, 404, messagePage(texts.unknownTitle, texts.unknown));
    if (payment.isOpened) return reply.redirect(payment.returnUrl, 302);
    if (sandbox.clock.now() >= payment.expiresAt)
      return sendPage(reply, 410, messagePage(texts.expiredTitle, texts.expired, payment));
    records.savePayment({ ...payment, isOpened: true });
    return sendPage(reply, 200, paymentPage(payment, sandbox.faults.of('saferpay', token), url));
  });

  app.post<Addressed>(path, async ({ params: { token }, body }, reply) => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams();
    const outcome = chosenOutcome(form);
    const faults = chosenFaults(form, faultChoices);
    if (outcome === null || faults === null) return sendPage(reply, 400, messagePage(texts.wrongTitle, texts.wrong));
    return sendDecision(reply, await payerActs(sandbox, token, outcome, faults), faults);
  });
}

function sendDecision(reply: FastifyReply, decision: Decision, { return: way }: Partial<Faults>): FastifyReply {
  if (decision.kind === 'unknown') return sendPage(reply, 404, messagePage(texts.unknownTitle, texts.unknown));
  const { payment } = decision;
  if (decision.kind === 'expired') return sendPage(reply, 410, messagePage(texts.expiredTitle, texts.expired, payment));
  const isGone = decision.kind === 'open' || (decision.kind === 'decided' && way === 'never');
  if (isGone) return sendPage(reply, 200, messagePage(texts.closedTitle, texts.closed));
  return reply.redirect(payment.returnUrl, 303);
}

function chosenOutcome(form: URLSearchParams): Outcome | null {
  const decision = form.get('decision');
  const outcome = decision === 'pay' ? form.get('outcome') : decision;
  return memberOf([...saferpayOutcomes, 'walked-away'], outcome);
}
