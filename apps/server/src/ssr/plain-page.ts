import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../html/html.ts';
import { pagePolicy } from './page-policy.ts';
import { plainPageTexts as texts } from './texts/plain-page.de.ts';

/** The sources of pages that are made without the storefront. */
export interface PlainPages {
  readonly configuration: {
    current(): Promise<{ readonly title: string; readonly soldTo: 'everybody' | 'businesses' }>;
  };
  /** The addresses of the storefront's stylesheets and the operator's. */
  readonly styles: () => Promise<readonly string[]>;
}

/** A page. `isPublic`: whether search engines may index it. */
export interface PlainPage {
  readonly title: string;
  readonly main: Html;
  readonly status?: number;
  readonly isPublic?: boolean;
}

/** Sends a page that works without scripts, cookies and the storefront (LAW F2), in the storefront's styles. */
export async function sendPlainPage(
  reply: FastifyReply,
  { configuration, styles }: PlainPages,
  { title, main, status = 200, isPublic = false }: PlainPage,
): Promise<FastifyReply> {
  const { title: shop, soldTo } = await configuration.current();
  const links = texts.links.filter(([, , of]) => of === undefined || soldTo === 'everybody');
  const frame = { shop, links, styles: await styles() };
  return reply
    .code(status)
    .headers({ 'cache-control': 'private, no-store', 'content-security-policy': pagePolicy([], []) })
    .type('text/html; charset=utf-8')
    .send(framedPage(frame, { title, main, isPublic }));
}

/** Reads forms as {@link URLSearchParams}. */
export function readForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => done(null, new URLSearchParams(String(text))),
  );
}

/** The fields of a form that was sent ({@link readForms}). */
export function fieldsOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

interface Frame {
  readonly shop: string;
  readonly links: readonly (readonly [href: string, label: string, of?: 'consumers'])[];
  readonly styles: readonly string[];
}

function framedPage(
  { shop, links, styles }: Frame,
  { title, isPublic, main }: Required<Omit<PlainPage, 'status'>>,
): string {
  return html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="referrer" content="same-origin">${!isPublic && html`<meta name="robots" content="noindex">`}
<title>${texts.pageTitle(title, shop)}</title>
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}</head>
<body><a class="skip-link" href="#content">${texts.skip}</a>
<header><div class="masthead"><a class="masthead-name" href="/">${shop}</a></div></header>
<div class="page"><main id="content" tabindex="-1" aria-busy="false"><div class="checkout withdrawal"><h1>${title}</h1>
${main}
</div></main></div>
<footer class="footer"><nav aria-label="${texts.footer}"><ul class="footer-links">${links.map(
    ([href, label]) => html`<li><a href="${href}">${label}</a></li>`,
  )}</ul></nav></footer></body></html>
`.text;
}
