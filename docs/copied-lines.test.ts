import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesLike, root, textOf } from './rules.ts';

/** Where lines of docs/adding are copied to, as deep as their imports count. */
const copiedTo = [
  'apps/server/src/modules/any',
  'apps/server/src/cli',
  'apps/server/src/database/migrations',
  'apps/storefront/src/screens/any',
  'apps/storefront/component-tests',
  'packages/domain/src',
  'packages/domain/src/cart',
];
const packages = {
  '@kontor/domain': 'packages/domain/src/index.ts',
  '@kontor/contract': 'packages/contract/src/index.ts',
};

/** What the examples themselves add: files, and names of the domain. */
const ofTheExample = {
  file: /\/(?:cart-weight|last-ordered|own-reference|price-reports?|report-price)\./,
  names: ['priceReportRefusals'],
};

/** The files that an import may mean. */
function meant(from: string): string[] {
  const inPackage = Object.entries(packages).flatMap(([name, file]) => (name === from ? [file] : []));
  const beside = from.startsWith('.') ? copiedTo.map((folder) => join(folder, from)) : [];
  return [...inPackage, ...beside].map((file) => join(root, file)).filter((file) => existsSync(file));
}

const chapters = filesLike('docs/adding/*.md').map(textOf).join('\n');

test('the files that docs/adding names by their whole path are there', () => {
  const named = chapters.matchAll(/(?<![\w/])(?:apps|docs|e2e|packages)\/[\w./-]+\.(?:css|md|tsx?)(?!\w)/g);
  const others = [...named].map(([path]) => path).filter((path) => !ofTheExample.file.test(path));
  expect(others.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(others.length).toBeGreaterThan(50);
});

test('the lines to copy in docs/adding import what there is', () => {
  const imports = [...chapters.matchAll(/^import (?:type )?\{ (.*) \} from '((?:\.|@kontor).*)';$/gm)];
  const others = imports.filter(([, , from = '']) => !ofTheExample.file.test(from));
  const missing = others.flatMap(([, names = '', from = '']) => {
    const texts = meant(from).map((file) => readFileSync(file, 'utf8'));
    const wanted = names.split(', ').map((name) => name.replace(/^type /, ''));
    return wanted
      .filter((name) => !ofTheExample.names.includes(name))
      .filter((name) => !texts.some((text) => new RegExp(`\\bexport\\b[^;]*?\\b${name}\\b`).test(text)))
      .map((name) => `${name} of ${from}`);
  });
  expect(missing).toEqual([]);
  expect(others.length).toBeGreaterThan(50);
});
