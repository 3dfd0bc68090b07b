/** An element of an XML document, already escaped. */
export interface XmlElement {
  readonly markup: string;
}

/** What stands in an element. null and elements without content are left out: EN 16931 allows none (PEPPOL R008). */
export type XmlContent = string | XmlElement | null | readonly (XmlElement | null)[];

/** All that XML 1.0 allows beside tab and line break stays; other control characters and non-characters are dropped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
const forbidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in XML, between tags or in an attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** An element with text or other elements inside; null if there would be nothing inside. */
export function element(
  name: string,
  content: XmlContent,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  const inside = insideOf(content);
  if (inside === '') return null;
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${xmlText(value)}"`);
  return { markup: `<${name}${written.join('')}>${inside}</${name}>` };
}

/** A whole document in UTF-8, without a byte order mark. */
export function xmlDocument(root: XmlElement | null): Uint8Array {
  if (root === null) throw new Error('An XML document without content');
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`);
}

function insideOf(content: XmlContent): string {
  if (content === null) return '';
  if (typeof content === 'string') return xmlText(content.trim());
  if ('markup' in content) return content.markup;
  return content.map((child) => child?.markup ?? '').join('');
}
