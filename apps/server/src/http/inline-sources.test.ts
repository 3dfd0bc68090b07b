import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, sourceHash } from './inline-sources.ts';

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

test('a source hashes as a browser reads it, line breaks of Windows included', () => {
  expect(['a{}', 'c{}\r\nd{}\r', ''].map(sourceHash)).toEqual([hash('a{}'), hash('c{}\nd{}\n'), hash('')]);
});
