import { expect, test } from 'vitest';
import { newMark, takeMark } from './own-elements.ts';

const mark = newMark();

test('every page has a mark of its own, which cannot be guessed', () => {
  expect(mark).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(newMark()).not.toBe(mark);
});

test('elements with the mark are the renderer’s own; only the mark is removed', () => {
  const page = (marked: string, meta: string) =>
    `<head>${meta}<link rel="stylesheet" href="/a.css"${marked}/><style data-x=""${marked}>p > a{}</style></head>` +
    `<p title="nonce">Text</p><script${marked} data-part="">let a = 1 < 2;\nlet b;</script><script${marked} src="/a.js"></script>`;
  expect(takeMark(page(` nonce="${mark}"`, `<meta property="csp-nonce" content="${mark}"/>`), mark, '')).toEqual({
    html: page('', ''),
    own: { scripts: ['let a = 1 < 2;\nlet b;'], styles: ['p > a{}'] },
  });
});

test('a style that stands in for the others gets their text, whatever signs are in it', () => {
  const page = (marked: string, text: string) => `<head><style data-x=""${marked}>${text}</style></head><p>Text</p>`;
  const styles = 'p::after { content: "$&$1"; }';
  expect(takeMark(page(` nonce="${mark}"`, mark), mark, styles)).toEqual({
    html: page('', styles),
    own: { scripts: [], styles: [styles] },
  });
});

const own = `<script nonce="${mark}">own()</script>`;
test.each([
  ['a whole one', `<script>evil()</script>${own}`],
  ['with a guessed mark', `<script nonce="${newMark()}">evil()</script>${own}`],
  ['that says a mark in its text', `<script>" nonce="x">evil()</script>${own}`],
  ['whose tag is left open before the renderer’s', `<script data-x="${own}`],
  ['after it', `${own}<script>evil()</script>`],
  ['a style', `<style>p{}</style>${own}`],
])('a script of the content is never taken for the renderer’s: %s [security: stored-script]', (_what, html) => {
  expect(takeMark(html, mark, '').own).toEqual({ scripts: ['own()'], styles: [] });
});

test('an own script that a text of the content imitates is told from it, and an own one without end is none', () => {
  const page = `<p title="&lt;script nonce=x">${own}</p><scripted nonce="${mark}">no()</scripted>`;
  expect(takeMark(page, mark, '').own).toEqual({ scripts: ['own()'], styles: [] });
  expect(takeMark(`<script nonce="${mark}">own()`, mark, '').own).toEqual({ scripts: [], styles: [] });
});

test('a script of the content that is left open swallows the renderer’s, and neither runs as its own', () => {
  const { own: found } = takeMark(`<script>evil();//${own}`, mark, '');
  expect(found.scripts).not.toContainEqual(expect.stringContaining('evil'));
});

test('a mark in an unknown place is no page at all: it would be kept, and known', () => {
  expect(() => takeMark(`<p data-mark="${mark}">`, mark, '')).toThrow('not known');
});
