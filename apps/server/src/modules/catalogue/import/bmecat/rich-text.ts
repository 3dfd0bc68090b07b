import type { XmlElement } from '../../../../tables/xml/read-elements.ts';

const markup = /<\/?(?:b|i|p|br|ul|ol|li|u|strong|em|h\d|div|span|table|tr|td)\b[^>]*>/i;

/** A text as HTML: one with HTML's marks is that; of a plain one the lines and signs are kept, and `&ouml;` is one. */
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

/** Elements of HTML that a description may have; of others their text is taken. */
const harmless = /^(?:b|i|p|br|ul|ol|li|u|strong|em|h[1-6]|div|span|table|tbody|thead|tr|td|th|sup|sub)$/i;

/** An element's text as HTML, also where its maker has not escaped it: `<b>` is then an element of the file. */
export function htmlOf(element: XmlElement | undefined): string | undefined {
  if (element === undefined || element.children.length === 0) return richText(element?.value);
  return joined(element, (text) => (markup.test(text) ? text : escaped(text)), htmlTag).trim() || undefined;
}

/** An element's text without its markup, spaces between what stands in elements of its own. */
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

/** The text of an element with that of its children where they stand. */
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
