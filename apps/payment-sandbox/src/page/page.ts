import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';
import { styles } from './styles.ts';

const styleHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

/** A page of the sandbox. */
export interface Page {
  /** German; the document's title, and its first heading. */
  readonly title: string;
  /** The provider whose page it imitates: "Saferpay". */
  readonly provider: string;
  readonly content: Html;
  /** Origins to which a form's redirection may lead, beside our own. */
  readonly leadsTo?: readonly string[];
  /** Paths of scripts from our own origin. The page also works without them. */
  readonly scripts?: readonly string[];
  /** Origins whose pages may show this one in a frame. */
  readonly framedBy?: readonly string[];
}

/** Sends a page in the shop's style. Its policy allows no foreign and no inline scripts. */
export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policyOf(page))
    .send(frame(page).text);
}

function policyOf({ leadsTo = [], scripts = [], framedBy = [] }: Page): string {
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `script-src ${scripts.length > 0 ? "'self'" : "'none'"}`,
    `form-action 'self' ${leadsTo.join(' ')}`.trimEnd(),
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
}

function frame({ title, provider, content, scripts = [] }: Page): Html {
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${provider}-Testumgebung</title>
${new Html(`<style>${styles}</style>`)}
${scripts.map((path) => html`<script type="module" src="${path}"></script>`)}
</head>
<body>
<header><p><strong>Testzahlung: es fließt kein Geld.</strong> Diese Seite steht anstelle von ${provider}.</p></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}
