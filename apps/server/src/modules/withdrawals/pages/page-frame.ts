import { type Html, html } from '../../../html/html.ts';
import { withdrawalPageTexts as texts } from '../texts/withdrawal-pages.de.ts';

/** The parts around a page. */
export interface PageFrame {
  readonly shop: string;
  /** The addresses of the storefront's stylesheets and the operator's. */
  readonly styles: readonly string[];
}

/** A page that works without scripts, cookies and the storefront (LAW F2). It uses the storefront's styles. */
export function framedPage(
  { shop, styles }: PageFrame,
  { title, isPublic, main }: { readonly title: string; readonly isPublic: boolean; readonly main: Html },
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
<footer class="footer"><nav aria-label="${texts.footer}"><ul class="footer-links">${texts.links.map(
    ([href, label]) => html`<li><a href="${href}">${label}</a></li>`,
  )}</ul></nav></footer></body></html>
`.text;
}
