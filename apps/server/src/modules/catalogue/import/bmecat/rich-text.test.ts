import { expect, test } from 'vitest';
import { readElements } from '../../../../tables/xml/read-elements.ts';
import { htmlOf, plainText, richText } from './rich-text.ts';

test.each([
  ['<p>Gut &amp; fest</p>', '<p>Gut &amp; fest</p>'],
  ['Kraft & Halt\r\nab < 5 mm', 'Kraft &amp; Halt<br>ab &lt; 5 mm'],
  ['Gr&ouml;&szlig;e &#8211; M & L;', 'Gr&ouml;&szlig;e &#8211; M &amp; L;'],
  [undefined, undefined],
])('%j is the HTML %j', (text, html) => {
  expect(richText(text)).toBe(html);
});

async function element(content: string) {
  const chunks = (async function* () {
    yield `<T>${content}</T>`;
  })();
  const [found] = await Array.fromAsync(readElements({ chunks }, new Set(['T'])));
  if (found === undefined) throw new Error('no element');
  return found.element;
}

test.each([
  [
    'Text <b>fett</b> und<br/>neue &lt; Zeile<ul><li>eins &amp; zwei</li><li><i>drei</i></li></ul>.',
    'Text <b>fett</b> und<br>neue &lt; Zeile<ul><li>eins &amp; zwei</li><li><i>drei</i></li></ul>.',
    'Text fett und neue < Zeile eins & zwei drei .',
  ],
  [
    'Vor <script src="x">alert(1)</script><a href="javascript:x()">Link</a> <B onclick="x()">gut</B>',
    'Vor alert(1)Link <b>gut</b>',
    'Vor alert(1)Link gut',
  ],
  ['ohne\nMarken', 'ohne<br>Marken', 'ohne\nMarken'],
])('the text of the element %j keeps its words, and harmless markup', async (content, html, text) => {
  expect(htmlOf(await element(content))).toBe(html);
  expect(plainText(await element(content))).toBe(text);
});
