import { confirmationAddress, guaranteeNotice, quoteAddress } from '@kontor/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Html, html } from '../../../html/html.ts';
import { contentDisposition } from '../../../http/content-disposition.ts';
import { isFromForeignSite } from '../../../http/foreign-site.ts';
import { limitedAs } from '../../../http/rate-limits.ts';
import type { Refused } from '../../../http/refused.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { keyIn, keyInQuery } from '../../../ssr/key-form.ts';
import { fieldsOf, type PlainPages, readForms, sendPlainPage } from '../../../ssr/plain-page.ts';
import type { QuotesService } from '../quotes.service.ts';
import { quotePageTexts as texts } from '../texts/quote-pages.de.ts';
import { offeredPage, quoteAddresses } from './offered-page.ts';

type Asked = Pick<QuotesService, 'shown' | 'file' | 'text' | 'accept' | 'decline'>;

/** In bytes. A form of this size fits every offer. */
const bodyLimit = 64 * 1024;

/**
 * The pages of an offer for its customer: plain forms, without script, cookie, token or session. The key to the offer
 * is the right to accept it, so a form on another site could do nothing that its author could not do directly. It is
 * refused anyway.
 */
export async function quotePageRoutes(
  app: FastifyInstance,
  quotes: Asked,
  pages: PlainPages & { readonly publicUrl: string },
): Promise<void> {
  const { show, missing } = pagesOf(quotes, pages);
  await app.register(async (scope) => {
    readForms(scope, bodyLimit);
    const [read, posted] = [
      { config: limitedAs('quote') },
      { bodyLimit, config: { ...limitedAs('quote'), isVerifiedOtherwise: true } },
    ];

    scope.get(quoteAddress, read, (request, reply) => show(reply, keyInQuery(request)));

    scope.get(quoteAddresses.pdf, read, async (request, reply) => {
      const file = await quotes.file('id', keyInQuery(request));
      if (file === null) return missing(reply);
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          'content-disposition': contentDisposition('inline', file.filename),
        })
        .type('application/pdf')
        .send(Buffer.from(file.bytes));
    });

    scope.get(quoteAddresses.text, read, async (request, reply) => {
      const { name } = request.query as { readonly name?: unknown };
      const text = typeof name === 'string' ? await quotes.text(keyInQuery(request), name) : null;
      if (text === null) return missing(reply);
      return sendPlainPage(reply, pages, { title: texts.terms[`${name}`] ?? '', main: new Html(text.html) });
    });

    scope.post(quoteAddresses.accept, posted, async (request, reply) => {
      const fields = fieldsOf(request);
      const id = keyIn(fields.get('id'));
      if (isFromForeignSite(request, pages.publicUrl)) return show(reply, id, { status: 403, refusal: texts.foreign });
      const options = fields.getAll('option');
      const acceptance = { version: numberIn(fields, 'version'), total: numberIn(fields, 'total'), options };
      const accepted = await quotes.accept(id, acceptance);
      if (!isRefused(accepted)) return reply.redirect(confirmationAddress('/shop', accepted), 303);
      return show(reply, id, { ...refusalOf(accepted), ticked: options });
    });

    scope.post(quoteAddresses.decline, posted, async (request, reply) => {
      const fields = fieldsOf(request);
      const id = keyIn(fields.get('id'));
      if (isFromForeignSite(request, pages.publicUrl)) return show(reply, id, { status: 403, refusal: texts.foreign });
      const said = { version: numberIn(fields, 'version'), reason: fields.get('reason') ?? '' };
      const refusal = await quotes.decline(id, said);
      if (refusal === null) return reply.redirect(`${quoteAddress}?${new URLSearchParams({ id })}`, 303);
      return show(reply, id, refusalOf(refusal));
    });
  });
}

/** The pages that say how an offer stands, and that there is none. */
function pagesOf(quotes: Asked, pages: PlainPages) {
  const missing = (reply: FastifyReply) => {
    const { title, text } = texts.missing;
    return sendPlainPage(reply, pages, { title, main: html`<p>${text}</p>`, status: 404 });
  };
  async function show(
    reply: FastifyReply,
    id: string,
    more: { readonly status?: number; readonly refusal?: string; readonly ticked?: readonly string[] } = {},
  ) {
    const shown = await quotes.shown(id);
    if (shown === null) return missing(reply);
    const guarantee = (await quotes.text(id, guaranteeNotice))?.html ?? null;
    const main = offeredPage(shown, { refusal: more.refusal ?? null, guarantee, ticked: more.ticked ?? [] });
    return sendPlainPage(reply, pages, {
      ...{ title: texts.title(shown.quote.number), main, status: more.status ?? 200 },
    });
  }
  return { show, missing };
}

function refusalOf({ status, code }: Refused): { readonly status: number; readonly refusal: string } {
  return { status, refusal: texts.refused[code] ?? texts.other };
}

/** A whole number in a form; -1, which no offer has, for anything else. */
function numberIn(fields: URLSearchParams, name: string): number {
  const typed = fields.get(name) ?? '';
  return /^\d{1,12}$/.test(typed) ? Number(typed) : -1;
}
