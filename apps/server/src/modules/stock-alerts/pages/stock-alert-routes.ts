import { stockAlertAddress } from '@kontor/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isFromForeignSite } from '../../../http/foreign-site.ts';
import { networkOf } from '../../../http/network-of.ts';
import { limitedAs } from '../../../http/rate-limits.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { formErrorSentences } from '../../../http/texts/form-errors.de.ts';
import { keyIn, keyInQuery } from '../../../ssr/key-form.ts';
import { fieldsOf, type PlainPage, type PlainPages, readForms, sendPlainPage } from '../../../ssr/plain-page.ts';
import { alertAddresses } from '../alert-addresses.ts';
import type { AskedAlert, StockAlertsService } from '../stock-alerts.service.ts';
import { stockAlertPageTexts as texts } from '../texts/stock-alert-pages.de.ts';
import { alertPage, formPage, inStockPage, sayingPage, sentPage, stopPage } from './alert-pages.ts';

type Asked = Omit<StockAlertsService, 'look' | 'clearOld'>;

/** In bytes. An address, a product's id and a key are far smaller. */
const bodyLimit = 16 * 1024;

/**
 * The pages of stock alerts: plain forms, without script, cookie, token or session. A form on another site could do
 * nothing that its author could not do directly. It is refused anyway, except to stop an alert: mail programs do so by
 * one request of their own (RFC 8058), and its key is all that it needs.
 */
export async function stockAlertRoutes(
  app: FastifyInstance,
  alerts: Asked,
  pages: PlainPages & { readonly publicUrl: string },
): Promise<void> {
  const show = (reply: FastifyReply, page: PlainPage) => sendPlainPage(reply, pages, page);
  await app.register(async (scope) => {
    readForms(scope, bodyLimit);
    const read = { config: limitedAs('alert') };
    const posted = { bodyLimit, config: { ...limitedAs('alert'), isVerifiedOtherwise: true } };

    scope.post(stockAlertAddress, posted, async (request, reply) => {
      if (isFromForeignSite(request, pages.publicUrl)) return show(reply, await foreignPage(alerts, fieldsOf(request)));
      const fields = fieldsOf(request);
      const [productId, email] = [fields.get('artikel') ?? '', fields.get('email') ?? ''];
      const asked = await alerts.ask(productId, email, networkOf(request.ip));
      if (isRefused(asked)) {
        reply.header('retry-after', String(asked.retryAfter ?? 3600));
        return show(reply, sayingPage('refused', asked.status));
      }
      if (asked.kind !== 'asked') return show(reply, answerPage(asked));
      return reply.redirect(`${alertAddresses.sent}?${new URLSearchParams({ artikel: productId })}`, 303);
    });

    scope.get(alertAddresses.sent, read, async ({ query }, reply) => {
      const { artikel } = query as { readonly artikel?: unknown };
      return show(reply, sentPage(typeof artikel === 'string' ? await alerts.awaitable(artikel) : null));
    });

    scope.get(alertAddresses.confirm, read, async (request, reply) => {
      const secret = keyInQuery(request);
      const shown = await alerts.shown(secret);
      return show(reply, shown === null ? sayingPage('missing', 404) : alertPage(shown, secret));
    });

    scope.post(alertAddresses.confirm, posted, async (request, reply) => {
      const secret = keyIn(fieldsOf(request).get('id'));
      const isForeign = isFromForeignSite(request, pages.publicUrl);
      const shown = await (isForeign ? alerts.shown(secret) : alerts.confirm(secret));
      return show(reply, shown === null ? sayingPage('missing', 404) : alertPage(shown, secret));
    });

    scope.get(alertAddresses.stop, read, async (request, reply) => {
      const secret = keyInQuery(request);
      const shown = await alerts.shown(secret);
      return show(reply, shown === null ? sayingPage('missing', 404) : stopPage(secret));
    });

    scope.post(alertAddresses.stop, posted, async (request, reply) => {
      await alerts.stop(keyIn(fieldsOf(request).get('id')) || keyInQuery(request));
      return show(reply, sayingPage('stopped', 200));
    });
  });
}

/** The page after a request that was not taken. */
function answerPage(asked: Exclude<AskedAlert, { readonly kind: 'asked' }>): PlainPage {
  if (asked.kind === 'missing') return sayingPage('noArticle', 404);
  if (asked.kind === 'in-stock') return inStockPage(asked.product);
  return formPage(asked.product, { email: asked.email, error: formErrorSentences[asked.code] });
}

/** The page after a form that came from another site. */
async function foreignPage(alerts: Asked, fields: URLSearchParams): Promise<PlainPage> {
  const product = await alerts.awaitable(fields.get('artikel') ?? '');
  if (product === null) return sayingPage('noArticle', 404);
  return formPage(product, { email: '', error: texts.refused.foreign }, 403);
}
