import { expect, test } from 'vitest';
import { operatorStylesheet } from './operator-stylesheet.ts';

const href = '/assets/templates/custom.css';

const inPage: [string, string][] = [
  ['nothing', ''],
  ['plain rules', ':root { --accent: #c60 }\n.masthead > a { color: red }'],
  ['files by an address of this shop', '.a { background: url("/api/shop/files/getFile?content=x"), url(/b.svg) }'],
  ['pictures in the text itself', '.a { background: url(data:image/svg+xml;base64,PHN2Zz4=) ; mask: url( "#m" ) }'],
  ['as much as stands in a page', '*'.repeat(30_000)],
];
test.each(inPage)('%s is in the page', (_what, text) => {
  expect(operatorStylesheet(text)).toEqual({ href, text });
});

const fetched: [string, string][] = [
  ['other stylesheets', '@import "more.css";'],
  ['files beside it', '.a { background: url(logo.svg) }'],
  ['files beside it, quoted', ".a { background: url( '../logo.svg') }"],
  ['the end of a style element', '.a::after { content: "</style><script>alert(1)</script>" }'],
  ['more than stands in a page', '*'.repeat(30_001)],
];
test.each(fetched)('%s: it is fetched from its address', (_what, text) => {
  expect(operatorStylesheet(text)).toEqual({ href, text: null });
});
