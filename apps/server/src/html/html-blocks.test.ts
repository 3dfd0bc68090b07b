import { expect, test } from 'vitest';
import { htmlBlocks } from './html-blocks.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });

test.each<[string, string, object[]]>([
  ['nothing', '', []],
  ['plain text', 'Nur Text', [paragraph('Nur Text')]],
  ['paragraphs and line breaks', '<p>eins<br>zwei</p>\n<p> drei </p>', [paragraph('eins\nzwei'), paragraph('drei')]],
  ['inline marks', '<p>sehr <strong>wichtig</strong>, <em>wirklich</em></p>', [paragraph('sehr wichtig, wirklich')]],
  [
    'pictures, by their words',
    '<p>a <img src="x.png" alt="B &amp; C"> d</p>',
    [paragraph('a'), paragraph('B & C'), paragraph('d')],
  ],
  ['a picture without words', '<figure><img src="x.png"></figure>', []],
  ['entities', '<p>A &amp; B &lt;C&gt; &quot;D&quot; &euro; &amp;amp;</p>', [paragraph('A & B <C> "D" € &amp;')]],
  [
    'headings',
    '<h1>A</h1>Text<h3>B</h3>',
    [{ kind: 'heading', text: 'A' }, paragraph('Text'), { kind: 'heading', text: 'B' }],
  ],
  [
    'lists, one inside the other',
    '<ul><li>a</li><li>b<ol><li>b1</li><li>b2</li></ol></li></ul>danach',
    [
      { kind: 'item', text: 'a', marker: '•' },
      { kind: 'item', text: 'b', marker: '•' },
      { kind: 'item', text: 'b1', marker: '1.' },
      { kind: 'item', text: 'b2', marker: '2.' },
      paragraph('danach'),
    ],
  ],
  [
    'links',
    '<p><a href="https://x.example/a?b=1&amp;c">hier</a>, <a href="/agb">dort</a></p>',
    [paragraph('hier (https://x.example/a?b=1&c), dort')],
  ],
  [
    'a link that shows its address',
    '<a href="https://x.example">https://x.example</a>',
    [paragraph('https://x.example')],
  ],
  ['tables', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', [paragraph('a   b'), paragraph('c')]],
  ['scripts and styles', '<style>p{}</style><script>alert(1)</script><p onclick="x()">a</p>', [paragraph('a')]],
  ['broken HTML', '<p>a<div>b</p><li>c', [paragraph('a'), paragraph('b'), { kind: 'item', text: 'c', marker: '•' }]],
])('%s', (_, html, blocks) => {
  expect(htmlBlocks(html)).toEqual(blocks);
});
