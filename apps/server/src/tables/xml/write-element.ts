import { XmlElement } from './read-elements.ts';

/** What stands in an element: its text, or elements in their order; what is undefined is left out. */
export type ElementContent = string | readonly (XmlElement | undefined)[];

/** An element with what stands in it. */
export function xmlElement(
  name: string,
  content: ElementContent,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  const element = new XmlElement(name, attributes);
  if (typeof content === 'string') element.content = content;
  else element.children.push(...content.filter((child) => child !== undefined));
  return element;
}

/** An element that says something; undefined, which is left out, where there is nothing to say. */
export function xmlIfAny(
  name: string,
  content: ElementContent | undefined,
  attributes?: Readonly<Record<string, string>>,
): XmlElement | undefined {
  const element = content === undefined ? undefined : xmlElement(name, content, attributes);
  return element && (element.content !== '' || element.children.length > 0) ? element : undefined;
}

/** An element as XML, in lines of its own. */
export function writeElement(element: XmlElement): string {
  const { name, attributes, children, content } = element;
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const tag = `${name}${said.join('')}`;
  if (children.length === 0 && content === '') return `<${tag}/>\n`;
  const inner = children.length === 0 ? xmlText(content) : `\n${children.map(writeElement).join('')}`;
  return `<${tag}>${inner}</${name}>\n`;
}

const signs: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  // A reader makes a line break of it where it is not written so.
  '\r': '&#13;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 cannot hold
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as XML has it; signs that XML cannot hold are left out. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"\r]/g, (sign) => signs[sign] ?? sign);
}
