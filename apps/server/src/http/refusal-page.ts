import type { FastifyRequest } from 'fastify';
import { html } from '../html.ts';
import { refusalPageTexts as texts } from './refusals.de.ts';

/** Addresses that programs ask for: calls, built files, probes. All others are pages. */
const forPrograms = /^\/(?:api|assets)\/|^\/(?:livez|readyz|metrics)(?:\?|$)/;

/** Whether a refusal is answered as a page. Crawlers and link previews often say nothing of what they accept: they get one too. */
export function wantsPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || forPrograms.test(url)) return false;
  const accepted = headers.accept ?? '';
  return accepted.includes('text/html') || !accepted.includes('json');
}

/** A refusal as a page, for the rare case that the storefront cannot show it. It needs nothing else: no style, no script, no database. */
export function refusalPage(msg: string, requestId?: unknown): string {
  return html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${texts.title}</title></head>
<body><h1>${texts.title}</h1><p>${msg}</p>${requestId !== undefined && html`<p><small>${String(requestId)}</small></p>`}<p><a href="/">${texts.toStart}</a></p></body></html>
`.text;
}
