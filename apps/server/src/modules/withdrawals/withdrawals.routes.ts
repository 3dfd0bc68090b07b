import { withdrawalAddress } from '@kontor/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../../html/html.ts';
import { isFromForeignSite } from '../../http/foreign-site.ts';
import { networkOf } from '../../http/network-of.ts';
import { limitedAs } from '../../http/rate-limits.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { keyInQuery } from '../../ssr/key-form.ts';
import { fieldsOf, type PlainPage, type PlainPages, readForms, sendPlainPage } from '../../ssr/plain-page.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { emptyDraft } from './declaration/read-fields.ts';
import { formPage } from './pages/form-page.ts';
import { receiptPage } from './pages/receipt-page.ts';
import { confirmationAddress, summaryPage } from './pages/summary-page.ts';
import { withdrawalPageTexts as texts } from './texts/withdrawal-pages.de.ts';
import type { WithdrawalsService } from './withdrawals.service.ts';

/** The sources of the pages. */
export interface WithdrawalPages {
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'title' | 'seller' | 'soldTo'>> };
  /** The addresses of the stylesheets. */
  readonly styles: () => Promise<readonly string[]>;
  /** Scheme and host that visitors use. */
  readonly publicUrl: string;
}

/** In bytes. A form of this size fits every order. */
const bodyLimit = 64 * 1024;

/** The address where the customer can read a declaration again. The key is in the query, which no log contains. */
const receiptAddress = `${withdrawalAddress}/beleg`;

/**
 * The pages for withdrawing from a contract (LAW F1 to F8). They are plain forms, without script, cookie, token or
 * session. A form on another site could therefore do nothing that its author could not do directly. It is refused
 * anyway.
 */
export async function withdrawalRoutes(
  app: FastifyInstance,
  withdrawals: WithdrawalsService,
  { configuration, styles, publicUrl }: WithdrawalPages,
): Promise<void> {
  const { show, refuse, foreign } = pageSender({ configuration, styles });

  await app.register(async (scope) => {
    readForms(scope, bodyLimit);
    const posted = { bodyLimit, config: { ...limitedAs('withdrawal'), isVerifiedOtherwise: true } };

    scope.get(withdrawalAddress, { config: limitedAs('page') }, async (request, reply) => {
      const { orderId, orderNumber } = request.query as { readonly [name: string]: unknown };
      const draft = await withdrawals.begin(textOr(orderId, null), textOr(orderNumber, ''));
      return show(reply, { title: texts.title, main: formPage(draft), isPublic: !request.url.includes('?') });
    });

    scope.post(withdrawalAddress, posted, async (request, reply) => {
      if (isFromForeignSite(request, publicUrl)) return foreign(reply);
      const fields = fieldsOf(request);
      const draft = await withdrawals.read(fields);
      if (draft.errors.size > 0) return show(reply, { title: texts.title, main: formPage(draft), status: 400 });
      if (fields.has('change')) return show(reply, { title: texts.title, main: formPage(draft) });
      return show(reply, { title: texts.summary.title, main: summaryPage(draft) });
    });

    scope.post(confirmationAddress, posted, async (request, reply) => {
      if (isFromForeignSite(request, publicUrl)) return foreign(reply);
      const draft = await withdrawals.read(fieldsOf(request));
      if (draft.errors.size > 0) return show(reply, { title: texts.title, main: formPage(draft), status: 400 });
      const id = await withdrawals.declare(draft, networkOf(request.ip));
      if (!isRefused(id)) return reply.redirect(`${receiptAddress}?${new URLSearchParams({ id })}`, 303);
      const { seller } = await configuration.current();
      reply.header('retry-after', String(id.retryAfter ?? 3600));
      return refuse(reply, id.status, texts.refused.text(seller.email));
    });

    scope.get(receiptAddress, { config: limitedAs('page') }, async (request, reply) => {
      const received = await withdrawals.received(keyInQuery(request));
      if (received !== null) {
        const { seller } = await configuration.current();
        return show(reply, { title: texts.receipt.title, main: receiptPage(received, seller) });
      }
      const { title, text, again } = texts.missing;
      const main = html`<p>${text}</p><p><a href="${withdrawalAddress}">${again}</a></p>`;
      return show(reply, { title, main, status: 404 });
    });
  });
}

/** Sends pages in the shop's frame. `foreign`: the form came from another site. */
function pageSender(pages: PlainPages) {
  const show = (reply: FastifyReply, page: PlainPage) => sendPlainPage(reply, pages, page);
  return {
    show,
    refuse: (reply: FastifyReply, status: number, sentence: string) =>
      show(reply, { title: texts.refused.title, main: html`<p>${sentence}</p>`, status }),
    foreign(reply: FastifyReply) {
      const main = html`<div class="notice notice-bad" role="alert">${texts.refused.foreign}</div>${formPage(emptyDraft(null))}`;
      return show(reply, { title: texts.title, main, status: 403 });
    },
  };
}

/** A parameter that occurs once. */
function textOr<Other>(value: unknown, other: Other): string | Other {
  return typeof value === 'string' ? value : other;
}
