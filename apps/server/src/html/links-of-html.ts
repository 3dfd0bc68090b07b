import { readHtml } from './read-html.ts';

/** A link in the operator's HTML: its address as written, and its words. */
export interface HtmlLink {
  readonly href: string;
  readonly text: string;
}

/** The links of a page that have an address and words. */
export function linksOfHtml(html: string): HtmlLink[] {
  const found: HtmlLink[] = [];
  let current: { readonly href: string; text: string } | null = null;
  readHtml(html, {
    open(tag, { href }) {
      if (tag === 'a') current = href === undefined ? null : { href, text: '' };
    },
    text(part) {
      if (current !== null) current.text += part;
    },
    close(tag) {
      if (current === null || tag !== 'a') return;
      const text = current.text.replace(/\s+/g, ' ').trim();
      if (text !== '') found.push({ href: current.href, text });
      current = null;
    },
  });
  return found;
}
