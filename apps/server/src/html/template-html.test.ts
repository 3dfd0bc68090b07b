import { expect, test } from 'vitest';
import { cleanPage, cleanText, removedParts } from './template-html.ts';

const picture = '<img src="data:image/png;base64,AA==" alt="a" />';
const cases: [string, string, string, string][] = [
  [
    'structure',
    '<h2 id="a" class="b">A &amp; B</h2>',
    '<h2 id="a" class="b">A &amp; B</h2>',
    '<h2 id="a" class="b">A &amp; B</h2>',
  ],
  ['a script', 'a<script>if (a < b && c) d("<p>")</script>b', 'ab', 'a<script>if (a < b && c) d("<p>")</script>b'],
  ['a script of the shop', '<script src="/assets/x.js"></script>', '', '<script src="/assets/x.js"></script>'],
  ['a script from elsewhere', '<script src="https://evil.example/x.js"></script>a', 'a', 'a'],
  ['event handlers', '<p onclick="x()">a</p>', '<p>a</p>', '<p>a</p>'],
  ['a link that runs a script', '<a href="javascript:x()">a</a>', '<a>a</a>', '<a>a</a>'],
  ['a link without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>', '<a>a</a>'],
  ['a link into the shop', '<a href="/shop/C/x">a</a>', '<a href="/shop/C/x">a</a>', '<a href="/shop/C/x">a</a>'],
  [
    'what needs no value',
    '<details open><p hidden data-x>a</p></details>',
    '<details open><p hidden data-x>a</p></details>',
    '<details open><p hidden data-x>a</p></details>',
  ],
  ['a picture in the text', picture, picture, picture],
  ['a link that is a page in itself', '<a href="data:text/html,x">a</a>', '<a>a</a>', '<a>a</a>'],
  ['frames and forms', '<iframe src="/"></iframe><form action="/"><input></form>a', 'a', 'a'],
  ['styles', '<style>p{}</style><p style="color:red">a</p>', '<p>a</p>', '<p>a</p>'],
  ['a drawing with a script', '<svg onload="x()"><circle r="1"/></svg>a', 'a', 'a'],
];
test.each(cases)('%s', (_what, html, text, page) => {
  expect(cleanText(html)).toBe(text);
  expect(cleanPage(html)).toBe(page);
});

test.each([
  ['<p class="a">A &amp; B<br></p><script>x</script>', []],
  ['<form action="/x"><input name="q"></form><p>a</p>', ['<form>', '<input>']],
  ['<p onclick="x()">a</p><p>b</p>', ['<p onclick>']],
  ['<a href="javascript:x()">a</a><a href="/agb">b</a>', ['<a href>']],
  ['<script src="https://evil.example/x.js"></script><script>y</script>', ['<script>']],
  ['<p style="color:red">a', ['<p style>']],
])('the parts that cleaning removes from %s', (html, removed) => {
  expect(removedParts(html, cleanPage(html))).toEqual(removed);
});
