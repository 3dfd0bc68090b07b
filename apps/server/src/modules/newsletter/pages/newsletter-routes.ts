import { newsletterAddress } from '@kontor/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isFromForeignSite } from '../../../http/foreign-site.ts';
import { networkOf } from '../../../http/network-of.ts';
import { limitedAs } from '../../../http/rate-limits.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { formErrorSentences } from '../../../http/texts/form-errors.de.ts';
import { keyIn, keyInQuery } from '../../../ssr/key-form.ts';
import { fieldsOf, type PlainPage, type PlainPages, readForms, sendPlainPage } from '../../../ssr/plain-page.ts';
import type { AskedNewsletter, NewsletterService } from '../newsletter.service.ts';
import { newsletterAddresses } from '../newsletter-addresses.ts';
import { newsletterPageTexts as texts } from '../texts/newsletter-pages.de.ts';
import { consentPage, formPage, sayingPage, sentPage, stopPage } from './newsletter-pages.ts';

type Asked = Omit<NewsletterService, 'clearOld'>;

/** In bytes. An address and a key are far smaller. */
const bodyLimit = 16 * 1024;

/**
 * The pages of the newsletter: plain forms, without script, cookie, token or session. A form on another site could do
 * nothing that its author could not do directly. It is refused anyway, except to stop: mail programs do so by one
 * request of their own (RFC 8058), and its key is all that it needs.
 */
export async function newsletterRoutes(
  app: FastifyInstance,
  newsletter: Asked,
  pages: PlainPages & { readonly publicUrl: string },
): Promise<void> {
  const show = (reply: FastifyReply, page: PlainPage) => sendPlainPage(reply, pages, page);
  await app.register(async (scope) => {
    readForms(scope, bodyLimit);
    const read = { config: limitedAs('newsletter') };
    const posted = { bodyLimit, config: { ...limitedAs('newsletter'), isVerifiedOtherwise: true } };

    scope.get(newsletterAddress, read, async (_, reply) => {
      const consent = await newsletter.consent();
      return show(reply, consent === null ? sayingPage('notOffered', 404) : formPage(consent));
    });

    scope.post(newsletterAddress, posted, async (request, reply) => {
      if (isFromForeignSite(request, pages.publicUrl)) return show(reply, await foreignPage(newsletter));
      const asked = await newsletter.ask(fieldsOf(request).get('email') ?? '', networkOf(request.ip));
      if (isRefused(asked)) {
        reply.header('retry-after', String(asked.retryAfter ?? 3600));
        return show(reply, sayingPage('refused', asked.status));
      }
      if (asked.kind !== 'asked') return show(reply, answerPage(asked));
      return reply.redirect(newsletterAddresses.sent, 303);
    });

    scope.get(newsletterAddresses.sent, read, (_, reply) => show(reply, sentPage()));

    scope.get(newsletterAddresses.confirm, read, async (request, reply) => {
      const key = keyInQuery(request);
      const shown = await newsletter.shown(key);
      return show(reply, shown === null ? sayingPage('missing', 404) : consentPage(shown, key));
    });

    scope.post(newsletterAddresses.confirm, posted, async (request, reply) => {
      const key = keyIn(fieldsOf(request).get('id'));
      const isForeign = isFromForeignSite(request, pages.publicUrl);
      const shown = await (isForeign ? newsletter.shown(key) : newsletter.confirm(key));
      return show(reply, shown === null ? sayingPage('missing', 404) : consentPage(shown, key));
    });

    scope.get(newsletterAddresses.stop, read, async (request, reply) => {
      const stopKey = keyInQuery(request);
      return show(reply, (await newsletter.canStop(stopKey)) ? stopPage(stopKey) : sayingPage('missing', 404));
    });

    scope.post(newsletterAddresses.stop, posted, async (request, reply) => {
      await newsletter.stop(keyIn(fieldsOf(request).get('id')) || keyInQuery(request));
      return show(reply, sayingPage('stopped', 200));
    });
  });
}

/** The page after a request that was not taken. */
function answerPage(asked: Exclude<AskedNewsletter, { readonly kind: 'asked' }>): PlainPage {
  if (asked.kind === 'missing') return sayingPage('notOffered', 404);
  return formPage(asked.consent, { email: asked.email, error: formErrorSentences[asked.code] });
}

/** The page after a form that came from another site. */
async function foreignPage(newsletter: Asked): Promise<PlainPage> {
  const consent = await newsletter.consent();
  if (consent === null) return sayingPage('notOffered', 404);
  return { ...formPage(consent, { email: '', error: texts.refused.foreign }), status: 403 };
}
