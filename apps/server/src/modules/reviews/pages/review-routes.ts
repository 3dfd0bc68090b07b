import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromForeignSite } from '../../../http/foreign-site.ts';
import { limitedAs } from '../../../http/rate-limits.ts';
import type { Refused } from '../../../http/refused.ts';
import { type BodyHandlers, registerBodyCalls } from '../../../http/register-calls.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { keyIn, keyInQuery } from '../../../ssr/key-form.ts';
import { fieldsOf, type PlainPage, type PlainPages, readForms, sendPlainPage } from '../../../ssr/plain-page.ts';
import { reviewAddresses, reviewPath } from '../review-addresses.ts';
import { readPlace } from '../review-place.ts';
import type { ReviewsService, WroteReview } from '../types.ts';
import { allReviewsPage, noReviewsPage } from './all-reviews-page.ts';
import { type JustDone, reviewFormPage, sayingPage, stopPage, wrongFormPage } from './review-pages.ts';

/** In bytes. A review of 100,000 letters is read and refused with a sentence. */
const bodyLimit = 512 * 1024;

/** The call that the page of a product makes. */
export function reviewCalls(reviews: Pick<ReviewsService, 'ofProduct'>): BodyHandlers<'productReviews'> {
  return { productReviews: ({ body }) => reviews.ofProduct(body.id) };
}

/**
 * The pages of reviews: plain forms, without script, cookie, token or session. The key in the link is all that they
 * need. A form of another site is refused anyway, except to stop the mails: mail programs do so by one request of their
 * own (RFC 8058).
 */
export async function reviewRoutes(
  app: FastifyInstance,
  reviews: Omit<ReviewsService, 'look'>,
  pages: PlainPages & { readonly publicUrl: string },
): Promise<void> {
  registerBodyCalls(app, reviewCalls(reviews));
  const show = (reply: Parameters<typeof sendPlainPage>[0], page: PlainPage) => sendPlainPage(reply, pages, page);
  await app.register(async (scope) => {
    readForms(scope, bodyLimit);
    const read = { config: limitedAs('review') };
    const posted = { bodyLimit, config: { ...limitedAs('review'), isVerifiedOtherwise: true } };

    scope.get(reviewAddresses.form, read, async (request, reply) => {
      const { bestellung, fertig, artikel } = queryOf(request);
      if (bestellung !== undefined) {
        const secret = await reviews.keyOf(bestellung);
        return secret === null ? show(reply, missing) : reply.redirect(reviewPath('form', secret), 303);
      }
      const form = await reviews.form(keyInQuery(request));
      return show(reply, form === null ? missing : reviewFormPage(form, doneIn(fertig, artikel)));
    });

    scope.post(reviewAddresses.form, posted, async (request, reply) => {
      if (isFromForeignSite(request, pages.publicUrl)) return show(reply, sayingPage('foreign', 403));
      const fields = fieldsOf(request);
      const [secret, productId] = [keyIn(fields.get('id')), fields.get('artikel') ?? ''];
      const [stars, text] = [fields.get('sterne') ?? '', fields.get('text') ?? ''];
      const isNamed = fields.get('name') === 'vorname';
      return answer(await reviews.write(secret, { productId, stars, text, isNamed }), secret, reply);
    });

    scope.post(reviewAddresses.withdraw, posted, async (request, reply) => {
      if (isFromForeignSite(request, pages.publicUrl)) return show(reply, sayingPage('foreign', 403));
      const fields = fieldsOf(request);
      const secret = keyIn(fields.get('id'));
      return answer(await reviews.withdraw(secret, fields.get('artikel') ?? ''), secret, reply);
    });

    scope.get(reviewAddresses.stop, read, async (request, reply) => {
      const secret = keyInQuery(request);
      return show(reply, (await reviews.form(secret)) === null ? missing : stopPage(secret));
    });

    scope.post(reviewAddresses.stop, posted, async (request, reply) => {
      const isKnown = await reviews.stop(keyIn(fieldsOf(request).get('id')) || keyInQuery(request));
      return show(reply, isKnown ? sayingPage('stopped', 200) : missing);
    });

    scope.get('/bewertungen', read, async (request, reply) => {
      const { artikel = '', ab } = queryOf(request);
      const page = await reviews.page(artikel, readPlace(ab));
      return show(reply, page === null ? noReviewsPage() : allReviewsPage(page));
    });
  });

  function answer(wrote: WroteReview | Refused, secret: string, reply: Parameters<typeof sendPlainPage>[0]) {
    if (isRefused(wrote)) {
      reply.header('retry-after', String(wrote.retryAfter ?? 3600));
      return show(reply, sayingPage('refused', wrote.status));
    }
    if (wrote.kind === 'missing') return show(reply, missing);
    if (wrote.kind === 'wrong') return show(reply, wrongFormPage(wrote));
    const done = new URLSearchParams({ fertig: wrote.kind, artikel: wrote.productId });
    return reply.redirect(`${reviewPath('form', secret)}&${done}`, 303);
  }
}

const missing = sayingPage('missing', 404);

function queryOf({ query }: FastifyRequest): Partial<Record<string, string>> {
  const said = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(said.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function doneIn(what: string | undefined, productId: string | undefined): JustDone | null {
  const isKnown = what === 'written' || what === 'withdrawn';
  return isKnown && productId !== undefined ? { what, productId } : null;
}
