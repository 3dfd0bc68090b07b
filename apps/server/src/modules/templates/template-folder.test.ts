import { join } from 'node:path';
import { expect, test } from 'vitest';
import { largestTemplate, readTemplateFolder } from './template-folder.ts';
import { folderOf } from './testing/template-folder.ts';

test('stylesheet, pages and texts by their paths; what is none of them is named', async () => {
  const folder = folderOf({
    'custom.css': '\uFEFF:root {}',
    'pages/header.html': '<p>Grüß Gott</p>',
    'pages/aktionen/wu\u0308rzig.html': '<h1>Würzig</h1>',
    'texts/siteNotice.html': '<h1>Impressum</h1>',
    'footer.html': 'not among the pages',
    'pages/liesmich.txt': 'no template',
    '.DS_Store': '',
  });
  expect(await readTemplateFolder(folder)).toEqual({
    ok: true,
    templates: [
      { file: 'custom.css', kind: 'style', name: 'custom.css', content: ':root {}' },
      {
        file: 'pages/aktionen/wu\u0308rzig.html',
        kind: 'page',
        name: 'aktionen/w\u00fcrzig',
        content: '<h1>Würzig</h1>',
      },
      { file: 'pages/header.html', kind: 'page', name: 'header', content: '<p>Grüß Gott</p>' },
      { file: 'texts/siteNotice.html', kind: 'text', name: 'siteNotice', content: '<h1>Impressum</h1>' },
    ],
    passedOver: ['footer.html', 'pages/liesmich.txt'],
  });
});

test('a folder that is none, and one without templates', async () => {
  expect(await readTemplateFolder(join(folderOf({}), 'gibt-es-nicht'))).toEqual({ ok: false, code: 'no-folder' });
  expect(await readTemplateFolder(folderOf({ 'bild.png': '' }))).toEqual({ ok: false, code: 'no-templates' });
});

test.each([
  ['not-utf-8', Buffer.from('Grüße', 'latin1')],
  ['not-utf-8', 'a\0b'],
  ['too-large', 'x'.repeat(largestTemplate + 1)],
])('one file that is %s refuses them all', async (code, content) => {
  const folder = folderOf({ 'custom.css': ':root {}', 'pages/header.html': content });
  expect(await readTemplateFolder(folder)).toEqual({ ok: false, code, file: 'pages/header.html' });
});
