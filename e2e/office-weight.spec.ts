import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from './shop-test.ts';

const root = join(import.meta.dirname, '..');
const office = join(root, 'apps/backoffice/dist');
const shop = join(root, 'apps/storefront/dist/client');

/** The most bytes after gzip that the back office loads before its first room. */
const budget = 250_000;
/** The most bytes that a further room adds. */
const budgetOfRoom = 40_000;

const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const weightOf = (file: string) => gzipSync(readFileSync(join(office, file)), { level: 9 }).length;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly css?: readonly string[];
}

test('the first load keeps to its budget, and each room to its own', () => {
  const manifest: Record<string, Chunk> = JSON.parse(textOf(office, '.vite/manifest.json'));
  const chunks = Object.values(manifest);
  const html = textOf(office, 'index.html');
  const first = [...new Set([...html.matchAll(/\/admin\/(assets\/[^"]+)"/g)].map(([, file = '']) => file))];
  expect(first.length).toBeGreaterThan(1);
  expect(first.reduce((sum, file) => sum + weightOf(file), 0)).toBeLessThan(budget);
  const rooms = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  expect(rooms.length).toBeGreaterThan(5);
  expect(rooms.filter(({ file }) => weightOf(file) > budgetOfRoom)).toEqual([]);
});

test('its page has no script and no style of its own: the policy allows none', () => {
  expect(textOf(office, 'index.html')).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bon\w+=|style=/);
});

test('the storefront holds nothing of the back office, and the back office nothing of a page', () => {
  const scripts = (folder: string) =>
    globSync('assets/*.{js,css}', { cwd: folder }).map((file) => textOf(folder, file));
  // A call, a sentence and a class of each app.
  const ofOffice = ['/api/admin/', 'Passkey', 'palette-option'];
  const ofShop = ['/api/shop/master/', 'In den Warenkorb', 'product-card'];
  const heldBy = (folder: string, words: readonly string[]) =>
    words.filter((word) => scripts(folder).some((text) => text.includes(word)));
  expect([heldBy(office, ofOffice), heldBy(shop, ofShop)]).toEqual([ofOffice, ofShop]);
  expect([heldBy(shop, ofOffice), heldBy(office, ofShop)]).toEqual([[], []]);
});

test('the page of all components is not part of what is built', () => {
  expect(globSync('assets/*kit*', { cwd: office })).toEqual([]);
});
