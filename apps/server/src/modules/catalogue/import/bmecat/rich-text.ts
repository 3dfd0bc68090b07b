const markup = /<\/?(?:b|i|p|br|ul|ol|li|u|strong|em|h\d|div|span|table|tr|td)\b[^>]*>/i;

/** A text as HTML: one with HTML's marks is that; of a plain one the lines and signs are kept, and `&ouml;` is one. */
export function richText(text: string | undefined): string | undefined {
  if (text === undefined || markup.test(text)) return text;
  return text
    .replace(/&(?!#?\w{1,30};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r?\n/g, '<br>');
}
