import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../page/page.ts';
import { payerChoice } from './approval-form.ts';
import { approvalPage, messagePage, POPUP_SCRIPT, tellingPage } from './approval-page.ts';
import { browserScript } from './browser-script.ts';
import { decide, type PayerDecision } from './payer.ts';
import type { Paypal } from './paypal.ts';
import type { PopupMessage } from './popup-message.ts';
import { isOpen, type OrderRecord, unitOf } from './records.ts';
import { sdkAnswer } from './sdk-script.ts';
import { texts } from './texts/paypal.de.ts';

/** How the approval page is opened: with `opener` in its own window, without it instead of the shop's page. */
interface Opened {
  readonly token?: string;
  /** Origin of the page that opened it. */
  readonly opener?: string;
  /** The parameters with which the shop's page loaded PayPal's script. */
  readonly currency?: string;
  readonly intent?: string;
}

/** The addresses for browsers: PayPal's script, and the approval page (PAYMENTS B7, B9). */
export function registerApproval(app: FastifyInstance, paypal: Paypal): void {
  const { records, sandbox } = paypal;

  app.get('/sdk/js', async ({ url }, reply) => {
    const { status, script } = await sdkAnswer(
      new URL(url, sandbox.publicOrigin()).searchParams,
      sandbox.publicOrigin(),
    );
    return sendScript(reply.code(status).header('cross-origin-resource-policy', 'cross-origin'), script);
  });

  app.get(POPUP_SCRIPT, async (_request, reply) => sendScript(reply, await browserScript('popup', 'tellOpener()')));

  app.get<{ Querystring: Opened }>('/checkoutnow', async ({ query, url }, reply) => {
    if (query.opener !== undefined && !isShop(paypal, query.opener)) {
      return sendPage(reply, 403, messagePage(texts.foreignTitle, texts.foreign));
    }
    const order = records.order(query.token ?? '');
    if (!order || !isOpen(order)) return sendGone(reply, query);
    const reason = mismatch(order, query);
    if (reason !== null && query.opener !== undefined) {
      const message = { orderId: order.id, did: 'failed', payerId: null, reason } as const;
      return sendPage(reply, 422, tellingPage(texts.mismatchTitle, texts.mismatch, query.opener, message));
    }
    return sendPage(reply, 200, approvalPage(order, sandbox.faults.of('paypal', order.id), url));
  });

  app.post<{ Querystring: Opened }>('/checkoutnow', async ({ query, body }, reply) => {
    if (query.opener !== undefined && !isShop(paypal, query.opener)) {
      return sendPage(reply, 403, messagePage(texts.foreignTitle, texts.foreign));
    }
    const choice = payerChoice(body instanceof URLSearchParams ? body : new URLSearchParams());
    if (!choice) return sendPage(reply, 400, messagePage(texts.wrongTitle, texts.wrong));
    const decision = await decide(paypal, query.token ?? '', choice);
    return decision ? sendDecision(reply, query, decision) : sendGone(reply, query);
  });
}

function sendScript(reply: FastifyReply, script: string): FastifyReply {
  return reply.header('content-type', 'text/javascript; charset=utf-8').send(script);
}

/** The answer for an unknown, expired or paid order. The shop's page gets it as from PayPal's script. */
function sendGone(reply: FastifyReply, { opener, token = '' }: Opened): FastifyReply {
  if (opener === undefined) return sendPage(reply, 404, messagePage(texts.unknownTitle, texts.unknown));
  const message = { orderId: token, did: 'failed', payerId: null, reason: 'INVALID_RESOURCE_ID' } as const;
  return sendPage(reply, 404, tellingPage(texts.unknownTitle, texts.unknown, opener, message));
}

function sendDecision(reply: FastifyReply, { opener, token = '' }: Opened, decision: PayerDecision): FastifyReply {
  const { did, payerId, returnUrl, isTold } = decision;
  if (opener !== undefined) {
    const message: PopupMessage | null =
      isTold && did !== 'left' ? { orderId: token, did, payerId, reason: null } : null;
    return sendPage(reply, 200, tellingPage(texts.doneTitle, texts.done, opener, message));
  }
  if (returnUrl === null) return sendPage(reply, 200, messagePage(texts.leftTitle, texts.left));
  return reply.redirect(returnUrl, 303);
}

/**
 * Whether a page of this origin may get messages from ours. Only the shop's may. A shop on this machine has many names,
 * so then any origin may.
 */
function isShop({ sandbox: { shopOrigins } }: Paypal, opener: string): boolean {
  const url = URL.parse(opener);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.origin === opener;
  const isAnybodys = shopOrigins.length === 0 || shopOrigins.some(isOfThisMachine);
  return isOrigin && (isAnybodys || shopOrigins.includes(opener));
}

function isOfThisMachine(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(origin)?.hostname ?? '');
}

/** The error of PayPal's script if it was loaded with other parameters than the order's (PAYMENTS B7). */
function mismatch(order: OrderRecord, { currency, intent }: Opened): string | null {
  const wanted = unitOf(order).amount.currency_code;
  if (currency !== undefined && currency !== wanted) {
    return `Expected currency from order api call to be ${currency}, got ${wanted}. Please ensure you are passing currency=${wanted} to the sdk url.`;
  }
  const ordered = order.request.intent.toLowerCase();
  if (intent === undefined || intent === ordered) return null;
  return `Expected intent from order api call to be ${intent}, got ${ordered}. Please ensure you are passing intent=${ordered} to the sdk url.`;
}
