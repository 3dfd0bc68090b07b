import type { FastifyRequest } from 'fastify';
import { Html, html } from '../html/html.ts';
import { sourceHash } from './inline-sources.ts';
import { refusalPageTexts as texts } from './texts/refusals.de.ts';

/** Addresses requested by programs: calls, built files, probes. All others are pages. */
const forPrograms = /^\/(?:api|assets)\/|^\/(?:livez|readyz|metrics)(?:\?|$)/;

/**
 * Whether a refusal is answered as a page. Clients that do not say what they accept, such as crawlers and link
 * previews, also get a page.
 */
export function wantsPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || forPrograms.test(url)) return false;
  const accepted = headers.accept ?? '';
  return accepted.includes('text/html') || !accepted.includes('json');
}

/** The shop's look in a few lines, because its stylesheets may be unavailable. */
const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { max-width: 34rem; margin: 15vh auto 0; padding: 0 1.5rem; color: light-dark(#1d1b18, #ece8e0); background: light-dark(#fdfcf9, #171614) }
h1 { font: 400 2rem/1.2 Palatino, Georgia, serif; border-bottom: 1px solid; padding-bottom: .5rem }
a { display: inline-block; margin-right: 1.5rem; padding: .25rem 0; color: inherit }
`;

/** The policy of the refusal page: only its own style. */
export const refusalPagePolicy = `default-src 'none'; style-src ${sourceHash(style)}; frame-ancestors 'none'`;

/**
 * A refusal as a page, for the rare case that the storefront cannot show it. It depends on nothing: no file, no script,
 * no database.
 */
export function refusalPage(msg: string, requestId?: unknown): string {
  return html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${new Html(style)}</style></head>
<body><main><h1>${texts.title}</h1><p>${msg}</p>${requestId !== undefined && html`<p><small>${String(requestId)}</small></p>`}<p><a href="">${texts.retry}</a> <a href="/">${texts.toStart}</a></p></main></body></html>
`.text;
}
