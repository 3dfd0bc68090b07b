import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, textOf } from './rules.ts';

/** Where lines of CONTRIBUTING.md are copied to, as deep as their imports count. */
const copiedTo = ['apps/server/src/modules/any', 'apps/storefront/src/screens/any', 'apps/storefront/component-tests'];
const packages = {
  '@kontor/domain': 'packages/domain/src/index.ts',
  '@kontor/contract': 'packages/contract/src/index.ts',
};

/** What the example itself adds. */
const ofTheExample = new Set(['reportRefusal']);

/** The files that an import may mean. */
function meant(from: string): string[] {
  const inPackage = Object.entries(packages).flatMap(([name, file]) => (name === from ? [file] : []));
  const beside = from.startsWith('.') ? copiedTo.map((folder) => join(folder, from)) : [];
  return [...inPackage, ...beside].map((file) => join(root, file)).filter((file) => existsSync(file));
}

test('the lines to copy in CONTRIBUTING.md import what there is', () => {
  const imports = [...textOf('CONTRIBUTING.md').matchAll(/^import (?:type )?\{ (.*) \} from '((?:\.|@kontor).*)';$/gm)];
  const missing = imports.flatMap(([, names = '', from = '']) => {
    const texts = meant(from).map((file) => readFileSync(file, 'utf8'));
    const wanted = names.split(', ').map((name) => name.replace(/^type /, ''));
    return wanted
      .filter((name) => !ofTheExample.has(name))
      .filter((name) => !texts.some((text) => new RegExp(`\\bexport\\b[^;]*?\\b${name}\\b`).test(text)))
      .map((name) => `${name} of ${from}`);
  });
  expect(missing).toEqual([]);
  expect(imports.length).toBeGreaterThan(20);
});
