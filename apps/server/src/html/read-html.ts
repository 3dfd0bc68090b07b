import { Parser } from 'htmlparser2';

/** The callbacks for the parts of HTML, in document order. Tag names are lower case, entities are decoded. */
export interface HtmlEvents {
  open(tag: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(tag: string): void;
}

/** Elements whose content is not shown on a page. */
const unread = new Set(['script', 'style', 'textarea', 'option', 'template', 'noscript']);

/**
 * Parses HTML like a browser, including broken HTML, and skips what is not shown on the page. This is the only place
 * where the server decodes HTML. sanitize-html, which cleans it for pages, uses the same parser.
 */
export function readHtml(html: string, { open, text, close }: HtmlEvents): void {
  let unreadDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unread.has(name)) unreadDepth += 1;
      else if (unreadDepth === 0) open(name, attributes);
    },
    ontext(part) {
      if (unreadDepth === 0) text(part);
    },
    onclosetag(name) {
      if (unread.has(name)) unreadDepth -= 1;
      else if (unreadDepth === 0) close(name);
    },
  });
  parser.end(html);
}
