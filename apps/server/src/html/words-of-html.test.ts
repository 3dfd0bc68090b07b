import { expect, test } from 'vitest';
import { wordsOfHtml } from './words-of-html.ts';

test.each([
  ['', ''],
  ['Nur Text', 'Nur Text'],
  ['<p>Erster</p><p>Zweiter</p>', 'Erster Zweiter'],
  ['Zeile<br />Zeile', 'Zeile Zeile'],
  ['<ul><li>Holz</li><li>Metall</li></ul>', 'Holz Metall'],
  ['<b>Akku</b>schrauber für 30 m<sup>2</sup>', 'Akkuschrauber für 30 m2'],
  ['<a href="https://a.example/?a=1&amp;b=2" title="Mehr">Mehr</a> <span>dazu</span>', 'Mehr dazu'],
  ['<blockquote>Zitat</blockquote><strong>fett</strong>', 'Zitat fett'],
  ['1 &lt; 2 &amp;&amp; &quot;ja&quot;&nbsp;!', '1 < 2 && "ja" !'],
  ['&amp;lt;', '&lt;'],
  ['&unbekannt;', '&unbekannt;'],
])('%j reads %j', (html, text) => {
  expect(wordsOfHtml(html)).toBe(text);
});
