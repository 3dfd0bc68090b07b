import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: join(root, 'apps/storefront/src') }).map((file) => read(`apps/storefront/src/${file}`));

const promised = read('docs/theming.md');
/** What stands in the first column of the tables of docs/theming.md. */
const firstCells = [...promised.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = '']) => cell).join(' ');
const promisedProperties = [...firstCells.matchAll(/`(--[a-z0-9-]+)`/g)].map(([, name = '']) => name);
const promisedClasses = [...firstCells.matchAll(/`\.([a-z-]+)`/g)].map(([, name = '']) => name);

const styles = sources('**/*.css').join('\n');
const markup = sources('**/*.tsx').join('\n');
/** Without comments: what only a comment names is not there. */
const rules = styles.replace(/\/\*[\s\S]*?\*\//g, '');

test('every custom property that is promised to operators is a token, and every token is promised', () => {
  const tokens = [...read('apps/storefront/src/styles/tokens.css').matchAll(/^ {2}(--[a-z0-9-]+):/gm)].map(
    ([, name = '']) => name,
  );
  expect(promisedProperties.toSorted()).toEqual(tokens.toSorted());
});

test('every promised custom property is used', () => {
  expect(promisedProperties.filter((name) => !rules.includes(`var(${name})`))).toEqual([]);
});

test('every class that is promised to operators is in the markup', () => {
  const composed = [...markup.matchAll(/className=\{`([^`]*)`/g)].map(([, names = '']) => names);
  const stems = composed.flatMap((names) => names.split(' ')).filter((name) => name.includes('${'));
  const isComposed = (name: string) =>
    stems.some((stem) => name.startsWith(stem.replace(/\$.*/, '')) && !stem.startsWith('$'));
  const isThere = (name: string) => new RegExp(`["'\`\\s]${name}["'\`\\s$]`).test(markup) || isComposed(name);
  expect(promisedClasses.length).toBeGreaterThan(90);
  expect(promisedClasses.filter((name) => !isThere(name))).toEqual([]);
});

test('the second theme uses only what is promised and what is its own', () => {
  const theme = read('demo/themes/weinkeller/custom.css').replace(/\/\*[\s\S]*?\*\//g, '');
  const own = globSync('demo/themes/weinkeller/pages/*.html', { cwd: root }).map(read).join('\n');
  const classes = [...theme.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name = '']) => name);
  const isOwn = (name: string) => new RegExp(`class="[^"]*\\b${name}\\b`).test(own);
  expect(classes.filter((name) => !promisedClasses.includes(name) && !isOwn(name))).toEqual([]);
  const properties = [...theme.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name = '']) => name);
  const isDeclared = (name: string) => theme.includes(`${name}:`);
  expect(properties.filter((name) => !promisedProperties.includes(name) && !isDeclared(name))).toEqual([]);
});
