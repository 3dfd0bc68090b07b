import { expect, test } from 'vitest';
import { richText } from './rich-text.ts';

test.each([
  ['<p>Gut &amp; fest</p>', '<p>Gut &amp; fest</p>'],
  ['Kraft & Halt\r\nab < 5 mm', 'Kraft &amp; Halt<br>ab &lt; 5 mm'],
  ['Gr&ouml;&szlig;e &#8211; M & L;', 'Gr&ouml;&szlig;e &#8211; M &amp; L;'],
  [undefined, undefined],
])('%j is the HTML %j', (text, html) => {
  expect(richText(text)).toBe(html);
});
