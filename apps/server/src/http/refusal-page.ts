import type { FastifyRequest } from 'fastify';
import { html } from '../html.ts';
import { refusalPageTexts as texts } from './refusals.de.ts';

/** Whether a person looks at the answer: a browser asks for a page, not a program for a call or a file. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/** A refusal as a page, for the rare case that the storefront cannot show it. It needs nothing else: no style, no script, no database. */
export function refusalPage(msg: string, requestId?: unknown): string {
  return html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${texts.title}</title></head>
<body><h1>${texts.title}</h1><p>${msg}</p>${requestId !== undefined && html`<p><small>${String(requestId)}</small></p>`}<p><a href="/">${texts.toStart}</a></p></body></html>
`.text;
}
