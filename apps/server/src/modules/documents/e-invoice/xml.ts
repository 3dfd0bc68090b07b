import type { XmlElement } from '../../../tables/xml/read-elements.ts';
import { writeInOneLine, xmlIfAny } from '../../../tables/xml/write-element.ts';

export type { XmlElement };

/**
 * The content of an element. Null and elements without content are left out, because EN 16931 forbids them (PEPPOL
 * R008).
 */
export type XmlContent = string | null | readonly (XmlElement | null)[];

/** Characters that XML cannot hold, and all control characters except tab and line feed: no invoice needs them. */
const needless = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

/** Text as written in an invoice, between tags or in an attribute. */
function invoiceText(text: string): string {
  // Makes it well-formed first, because dropping a character must not join two halves of different characters.
  return text.toWellFormed().replace(needless, '');
}

/** An element with text or other elements inside. Null if it would be empty. */
export function element(
  name: string,
  content: XmlContent,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  const written = Object.entries(attributes).map(([attribute, value]) => [attribute, invoiceText(value)] as const);
  return xmlIfAny(name, insideOf(content), Object.fromEntries(written)) ?? null;
}

/** A whole document in UTF-8, without a byte order mark. */
export function xmlDocument(root: XmlElement | null): Uint8Array {
  if (root === null) throw new Error('An XML document without content');
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${writeInOneLine(root)}\n`);
}

function insideOf(content: XmlContent): string | XmlElement[] {
  if (content === null) return '';
  // A line for programs must keep the break behind it (BR-DE-18).
  if (typeof content === 'string') return invoiceText(content.trim()) + (content.endsWith('#\n') ? '\n' : '');
  return content.filter((child) => child !== null);
}
