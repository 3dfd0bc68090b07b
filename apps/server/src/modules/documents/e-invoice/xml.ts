import { xmlText } from '../../../tables/xml/write-element.ts';

/** An element of an XML document, already escaped. */
export interface XmlElement {
  readonly markup: string;
}

/**
 * The content of an element. Null and elements without content are left out, because EN 16931 forbids them (PEPPOL
 * R008).
 */
export type XmlContent = string | XmlElement | null | readonly (XmlElement | null)[];

/** Characters that XML allows and no invoice needs: carriage returns and the control characters above ASCII. */
const needless = /[\r\u007f-\u009f]/g;

/** Text as written in an invoice, between tags or in an attribute. */
function invoiceText(text: string): string {
  // Makes it well-formed first, because dropping a character must not join two halves of different characters.
  return xmlText(text.toWellFormed().replace(needless, ''));
}

/** An element with text or other elements inside. Null if it would be empty. */
export function element(
  name: string,
  content: XmlContent,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  const inside = insideOf(content);
  if (inside === '') return null;
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${invoiceText(value)}"`);
  return { markup: `<${name}${written.join('')}>${inside}</${name}>` };
}

/** A whole document in UTF-8, without a byte order mark. */
export function xmlDocument(root: XmlElement | null): Uint8Array {
  if (root === null) throw new Error('An XML document without content');
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`);
}

function insideOf(content: XmlContent): string {
  if (content === null) return '';
  if (typeof content === 'string') return invoiceText(content.trim());
  if ('markup' in content) return content.markup;
  return content.map((child) => child?.markup ?? '').join('');
}
