import sanitize from 'sanitize-html';
import { isPlainHtml } from './plain-html.ts';

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'a'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'div', 'code'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'title'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
};

/**
 * Cleans a product's HTML description. It keeps the text structure and removes scripts, styles, foreign pictures and
 * handlers.
 */
export function cleanDescription(html: string): string {
  return !/[<&]/.test(html) || isPlainHtml(html) ? html : sanitize(html, options);
}
