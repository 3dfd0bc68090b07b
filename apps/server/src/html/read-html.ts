import { Parser } from 'htmlparser2';

/** What is told of a piece of HTML, in its order; names of tags are lower case, entities are decoded. */
export interface HtmlEvents {
  open(tag: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(tag: string): void;
}

/** Elements whose content nobody reads on the page. */
const unread = new Set(['script', 'style', 'textarea', 'option', 'template', 'noscript']);

/**
 * Reads HTML as a browser would, broken HTML too, and leaves out what is not read on the page. The one place where the
 * server decodes HTML; cleaning it for a page is the work of sanitize-html, which is made on the same parser.
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
