import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, inlineStyleHashes } from './inline-sources.ts';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const cases: [string, string, string[]][] = [
  ['no script', '<p>script</p>', []],
  ['a script', '<script>alert(1)</script>', [hash('alert(1)')]],
  ['a module', '<script type="module">\nimport "/a.js";\n</script>', [hash('\nimport "/a.js";\n')]],
  ['line breaks of Windows', '<script>a;\r\nb;\rc</script>', [hash('a;\nb;\nc')]],
  ['the same script twice', '<script>a</script><SCRIPT>a</SCRIPT >', [hash('a')]],
  ['two scripts', '<script>a</script><p><script>b < c</script>', [hash('a'), hash('b < c')]],
  ['a file', '<script src="/a.js"></script><script async type=module src=/b.js></script>', []],
  ['data', '<script type="application/ld+json">{"a":1}</script><script type=application/json>1</script>', []],
  ['data in an attribute', '<script data-source="x">a</script>', [hash('a')]],
];
test.each(cases)('%s', (_what, html, hashes) => {
  expect(inlineScriptHashes(html)).toEqual(hashes);
});

test('the styles of a page, each once, line breaks of Windows as a browser reads them', () => {
  const html = '<style data-x>a{}</style><p style="b"><STYLE>a{}</STYLE ><style>c{}\r\n</style><script>d</script>';
  expect(inlineStyleHashes(html)).toEqual([hash('a{}'), hash('c{}\n')]);
});

test('the styles of one page after those of another, and without any text', () => {
  const [first, second] = ['<style>a{}</style>', '<style>b{}</style>'];
  expect([first, first, second, first, '<style></style>'].map(inlineStyleHashes)).toEqual(
    ['a{}', 'a{}', 'b{}', 'a{}', ''].map((source) => [hash(source)]),
  );
});
