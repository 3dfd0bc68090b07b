import { XmlElement } from './read-elements.ts';

/** The content of an element: its text, or its child elements in order. Undefined ones are left out. */
export type ElementContent = string | readonly (XmlElement | undefined)[];

/** Creates an element with content. */
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

/** Creates an element, or undefined, which is left out, if it would have no content. */
export function xmlIfAny(
  name: string,
  content: ElementContent | undefined,
  attributes?: Readonly<Record<string, string>>,
): XmlElement | undefined {
  const element = content === undefined ? undefined : xmlElement(name, content, attributes);
  return element && (element.content !== '' || element.children.length > 0) ? element : undefined;
}

/** An element as XML, on lines of its own. */
export function writeElement(element: XmlElement): string {
  return written(element, '\n');
}

/** An element as XML, without any line break between its elements. */
export function writeInOneLine(element: XmlElement): string {
  return written(element, '');
}

function written({ name, attributes, children, content }: XmlElement, lineEnd: string): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const tag = `${name}${said.join('')}`;
  if (children.length === 0 && content === '') return `<${tag}/>${lineEnd}`;
  const within = children.map((child) => written(child, lineEnd)).join('');
  const inner = children.length === 0 ? xmlText(content) : `${lineEnd}${within}`;
  return `<${tag}>${inner}</${name}>${lineEnd}`;
}

const signs: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  // Unescaped, a reader would turn it into a line feed.
  '\r': '&#13;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 cannot hold
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text escaped for XML, without characters that XML cannot contain. */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"\r]/g, (sign) => signs[sign] ?? sign);
}
