import type { XmlElement } from '../../../../tables/xml/read-elements.ts';

const markup = /<\/?(?:b|i|p|br|ul|ol|li|u|strong|em|h\d|div|span|table|tr|td)\b[^>]*>/i;

/**
 * A text as HTML. Text with HTML tags is taken as HTML. In plain text, lines and special signs are kept, and `&ouml;`
 * is decoded.
 */
export function richText(text: string | undefined): string | undefined {
  if (text === undefined || markup.test(text)) return text;
  return escaped(text).replace(/\r?\n/g, '<br>');
}

function escaped(text: string): string {
  return text
    .replace(/&(?!#?\w{1,30};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Elements that a description may contain. Other elements are replaced by their text. */
const harmless = /^(?:b|i|p|br|ul|ol|li|u|strong|em|h[1-6]|div|span|table|tbody|thead|tr|td|th|sup|sub)$/i;

/** An element's text as HTML. Some files do not escape it: `<b>` is then an element of the file. */
export function htmlOf(element: XmlElement | undefined): string | undefined {
  if (element === undefined || element.children.length === 0) return richText(element?.value);
  return joined(element, (text) => (markup.test(text) ? text : escaped(text)), htmlTag).trim() || undefined;
}

/** An element's text without markup, with spaces between child elements. */
export function plainText(element: XmlElement): string | undefined {
  if (element.children.length === 0) return element.value;
  const text = joined(
    element,
    (part) => part,
    ({ name }, inner) => (isBlock.test(name) ? ` ${inner} ` : inner),
  );
  return text.replace(/\s+/g, ' ').trim() || undefined;
}

const isBlock = /^(?:p|br|ul|ol|li|h[1-6]|div|table|tr|td|th)$/i;

function htmlTag({ name }: XmlElement, inner: string): string {
  const tag = name.toLowerCase();
  if (!harmless.test(tag)) return inner;
  return tag === 'br' ? '<br>' : `<${tag}>${inner}</${tag}>`;
}

/** The text of an element with the text of its children in place. */
function joined(
  element: XmlElement,
  textOf: (text: string) => string,
  around: (child: XmlElement, inner: string) => string,
): string {
  let [html, read] = ['', 0];
  for (const child of element.children) {
    html += textOf(element.content.slice(read, child.at)) + around(child, joined(child, textOf, around));
    read = child.at;
  }
  return html + textOf(element.content.slice(read));
}
