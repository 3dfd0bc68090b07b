import type { FastifyRequest } from 'fastify';
import { Html, html } from '../html/html.ts';
import { sourceHash } from './inline-sources.ts';
import { refusalPageTexts as texts } from './texts/refusals.de.ts';

/** Addresses that programs ask for: calls, built files, probes. All others are pages. */
const forPrograms = /^\/(?:api|assets)\/|^\/(?:livez|readyz|metrics)(?:\?|$)/;

/**
 * Whether a refusal is answered as a page. Crawlers and link previews often say nothing of what they accept: they get
 * one too.
 */
export function wantsPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || forPrograms.test(url)) return false;
  const accepted = headers.accept ?? '';
  return accepted.includes('text/html') || !accepted.includes('json');
}

/** The shop's face in a few lines: its own stylesheets may be what is missing. */
const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { max-width: 34rem; margin: 15vh auto 0; padding: 0 1.5rem; color: light-dark(#1d1b18, #ece8e0); background: light-dark(#fdfcf9, #171614) }
h1 { font: 400 2rem/1.2 Palatino, Georgia, serif; border-bottom: 1px solid; padding-bottom: .5rem }
a { display: inline-block; margin-right: 1.5rem; padding: .25rem 0; color: inherit }
`;

/** Of the page of a refusal: its own style, and nothing else. */
export const refusalPagePolicy = `default-src 'none'; style-src ${sourceHash(style)}; frame-ancestors 'none'`;

/**
 * A refusal as a page, for the rare case that the storefront cannot show it. It needs nothing else: no file, no script,
 * no database.
 */
export function refusalPage(msg: string, requestId?: unknown): string {
  return html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${new Html(style)}</style></head>
<body><main><h1>${texts.title}</h1><p>${msg}</p>${requestId !== undefined && html`<p><small>${String(requestId)}</small></p>`}<p><a href="">${texts.retry}</a> <a href="/">${texts.toStart}</a></p></main></body></html>
`.text;
}
