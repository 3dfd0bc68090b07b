import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInMemoryIndex, type IndexedCategory } from '@kontor/search';
import { expect, test } from 'vitest';
import { wordsOfHtml } from '../apps/server/src/html/words-of-html.ts';
import type { CategoryRecord } from './assembly/category-tree.ts';
import type { ProductRecord } from './assembly/product.ts';

/** What customers of the demo shop find: an index over its whole catalogue. */
const lines = readFileSync(join(import.meta.dirname, 'catalogue.jsonl'), 'utf8')
  .trimEnd()
  .split('\n');
const root: CategoryRecord = JSON.parse(lines[0] ?? '');
const products: ProductRecord[] = lines.map((line) => JSON.parse(line)).filter(({ type }) => type === 'product');
const nameOf = new Map(products.map(({ _id, name }) => [_id, name]));

const index = createInMemoryIndex();
await index.apply({
  version: 1,
  isComplete: true,
  products: products.map((product) => ({
    id: product._id,
    categoryId: product.categoryPath.at(-1)?._id ?? '',
    name: product.name,
    nameSuffix: product.nameSuffix ?? null,
    articleNumber: product.articleNumber,
    gtin: product.gtin ?? null,
    attributes: product.attributes,
    descriptionText: wordsOfHtml(product.htmlDescription),
    internalRating: product.internalRating,
    firstPrice: null,
  })),
  removedIds: [],
  categories: belowAnd(root, null),
});

function belowAnd({ _id, name, children }: CategoryRecord, parentId: string | null): IndexedCategory[] {
  return [{ id: _id, name, parentId }, ...children.flatMap((child) => belowAnd(child, _id))];
}

/** The names of all products found, best first, each once. */
function namesFor(searchText: string): string[] {
  const found = index.find({ categoryId: root._id, searchText, limit: 200, offset: 0 });
  if ('code' in found) throw new Error(found.code);
  return [...new Set(found.productIds.map((id) => nameOf.get(id) ?? id))];
}

/** The suffixes of the products found, best first. */
function suffixesFor(searchText: string): string[] {
  const found = index.find({ categoryId: root._id, searchText, limit: 200, offset: 0 });
  if ('code' in found) throw new Error(found.code);
  const suffixOf = new Map(products.map(({ _id, nameSuffix }) => [_id, nameSuffix]));
  return found.productIds.map((id) => suffixOf.get(id) ?? '');
}

/** What hammer finds, in whatever form it is typed. */
const hammers = [
  'Klauenhammer',
  'Gummihammer',
  'Latthammer mit Magnet',
  'Schonhammer Kunststoff',
  'Schlosserhammer Esche',
  'Schlosserhammer Fiberglas',
  'Vorschlaghammer',
  'Schlosserhammer Esche, alte Prägung',
  'Tischlerklüpfel Weißbuche',
  'Hammerbohrer SDS-plus',
  'Holzhobel',
  'Drahtstift Senkkopf blank',
  'Werkzeugset Fahrrad',
  'Spaltaxt',
  'Schmieden am offenen Feuer',
  'Werkzeugset Erste Wohnung',
];

test.each([
  ['hammer', hammers, 'hammers, then what is in their category, what is made with one, and what mentions one'],
  ['hämmer', hammers, 'a plural with its umlaut'],
  ['haemmer', hammers, 'the umlaut spelled out'],
  [
    'hamer',
    [
      'Klauenhammer',
      'Gummihammer',
      'Latthammer mit Magnet',
      'Schonhammer Kunststoff',
      'Schlosserhammer Esche',
      'Schlosserhammer Fiberglas',
      'Vorschlaghammer',
      'Schlosserhammer Esche, alte Prägung',
      'Tischlerklüpfel Weißbuche',
    ],
    'a letter left out',
  ],
  [
    'schraubenzieher',
    [
      'VDE-Schraubendreher',
      'Schraubendreher Schlitz',
      'Schraubendreher Innensechsrund',
      'Schraubendreher Kreuzschlitz PH',
    ],
    'two letters from Schraubendreher',
  ],
  [
    'schrabuenzieher',
    [
      'VDE-Schraubendreher',
      'Schraubendreher Schlitz',
      'Schraubendreher Innensechsrund',
      'Schraubendreher Kreuzschlitz PH',
    ],
    'and two exchanged',
  ],
  [
    'honige',
    ['Waldhonig', 'Walnusshonig', 'Blütenhonig cremig', 'Marillenmarmelade'],
    'a plural that no text has; the category has Honig in its name',
  ],
  ['handschuhe', ['Rindleder-Handschuh', 'Montagehandschuh Nitril', 'Schnittschutzhandschuh Stufe D'], 'the last part'],
  ['maßband', ['Taschenbandmaß', 'Gliedermaßstab 2 m'], 'the name of a category'],
  [
    'schlosserhamer',
    ['Schlosserhammer Esche', 'Schlosserhammer Fiberglas', 'Schlosserhammer Esche, alte Prägung'],
    'a letter left out of a compound',
  ],
  ['klüpfel', ['Tischlerklüpfel Weißbuche', 'Stechbeitel', 'Werkzeugset Lehrling Holz'], 'a word of compounds'],
  ['beil', ['Zimmermannsbeil'], 'a word that stands in a compound only'],
  [
    'sägeblätter',
    [
      'Kreissägeblatt Hartmetall',
      'Stichsägeblatt T-Schaft',
      'Metallsägeblatt Bimetall 300 mm',
      'Schnittschutzhandschuh Stufe D',
      'Akku-Handkreissäge',
    ],
    'a plural in -er of a compound',
  ],
  [
    'akkuschrauber',
    ['Akku-Bohrschrauber', 'Akku-Schlagbohrschrauber', 'Akku-Bohrschrauber 12 V, Vorserie', 'Torsionsbit PH'],
    'the parts, and the name of a category, before descriptions with the whole',
  ],
  [
    'stichsäge',
    [
      'Akku-Pendelhubstichsäge',
      'Stichsägeblatt T-Schaft',
      'Akku-Handkreissäge',
      'Japansäge',
      'Rückensäge',
      'Die japanische Säge',
      'Fuchsschwanz',
      'Metallsägebogen',
      'Metallsägeblatt Bimetall 300 mm',
    ],
    'the thing before its blades, and those before other saws',
  ],
  [
    'waage',
    [
      'Wasserwaage',
      'Torpedo-Wasserwaage mit Magnet',
      'Wasserwaage ohne Griffmulden',
      'Hobelbank Rotbuche',
      'Messsatz Werkbank',
    ],
    'compounds that end with it, before descriptions',
  ],
  [
    'schrauben edelstahl',
    [
      'Terrassenschraube Edelstahl',
      'Sechskantschraube DIN 933 8.8',
      'Zylinderschraube DIN 912 12.9',
      'Bohrschraube DIN 7504 N',
      'Holzschraube Senkkopf TX, gelb verzinkt',
      'Schrauben, die halten',
      'Rahmendübel mit Schraube',
    ],
    'every word, and then the thing without the wish',
  ],
  [
    'hammer ohne magnet',
    [
      'Gummihammer',
      'Klauenhammer',
      'Schonhammer Kunststoff',
      'Schlosserhammer Esche',
      'Schlosserhammer Fiberglas',
      'Vorschlaghammer',
      'Schlosserhammer Esche, alte Prägung',
      'Tischlerklüpfel Weißbuche',
      'Hammerbohrer SDS-plus',
      'Holzhobel',
      'Drahtstift Senkkopf blank',
      'Werkzeugset Fahrrad',
      'Spaltaxt',
      'Schmieden am offenen Feuer',
      'Werkzeugset Erste Wohnung',
    ],
    'without what is not wanted',
  ],
  ['AKS-7010-12V30NM2X20AH', ['Akku-Bohrschrauber'], 'an article number'],
  ['Art.Nr. PIN-3620-50', ['Flachpinsel für Wasserlack'], 'an article number with its name'],
  ['2967974290951', ['Akku-Bohrschrauber'], 'a GTIN'],
  ['29 67974 290951', ['Akku-Bohrschrauber'], 'a GTIN with blanks'],
])('%s finds %j: %s', (searchText, names) => {
  expect(namesFor(searchText)).toEqual(names);
});

test.each([
  ['2967974290952', 'numbers are not guessed'],
  ['messer', 'nor is it in Durchmesser'],
  ['drucker', 'a printer, not Druck'],
  ['kammer', 'no Hammer: a wrong first letter costs more'],
  ['ton', 'a word within Karton'],
  ['bosch', 'a brand that the shop has not'],
  ['"hamer"', 'quotation marks: as typed, without a guess'],
  ['hamer gibtesnicht', 'a guess helps nothing beside a word that nobody knows'],
  ['😀', 'signs alone are no word'],
])('%s finds nothing: %s', (searchText) => {
  expect(namesFor(searchText)).toEqual([]);
});

test.each([
  ['kabeltrommel', undefined],
  ['hammer', { guessed: [], missing: [], mentioned: ['hammer'], exact: 26 }],
  ['hamer', { guessed: [{ typed: 'hamer', taken: ['hammer'] }], missing: [], exact: 26 }],
  ['schrauben edelstahl', { guessed: [], missing: ['edelstahl'], exact: 5 }],
  ['bosch stichsäge', { guessed: [], missing: ['bosch'], exact: 0 }],
  ['hamer edelstahl', { guessed: [{ typed: 'hamer', taken: ['hammer'] }], missing: ['edelstahl'], exact: 0 }],
  ['hamer gibtesnicht', undefined],
])('%s says how it was read: %j', (searchText, reading) => {
  const found = index.find({ categoryId: root._id, searchText, limit: 1, offset: 0 });
  expect('reading' in found ? found.reading : undefined).toEqual(reading);
});

test('products whose name ends so come first in a category of that name, however short', () => {
  expect(namesFor('salz')[0]).toBe('Bergsalz, grob gemahlen');
});

test('a product that is described as being without something is not found by it', () => {
  expect(suffixesFor('akku').slice(0, 8).join()).not.toContain('ohne Akku');
  expect(namesFor('Honig ohne Nuss')).toEqual(['Waldhonig', 'Blütenhonig cremig', 'Marillenmarmelade']);
  expect(namesFor('Aufstrich ohne Nüsse')).toEqual(['Waldhonig', 'Blütenhonig cremig', 'Marillenmarmelade']);
  for (const text of ['Mehl ohne Weizen', 'Brot -Weizen']) expect(namesFor(text).join()).not.toContain('Weizen');
  expect(suffixesFor('säge ohne akku').slice(0, 2)).toEqual(['165 mm, ohne Akku', '18 V, ohne Akku']);
});

test('without a word is without compounds that begin with it; behind "und" a hyphen stands for what is common', () => {
  expect(namesFor('honig -wald')).not.toContain('Waldhonig');
  expect(namesFor('honig -wald')).toContain('Blütenhonig cremig');
  expect(namesFor('holzschrauben und -dübel')).toContain('Spreizdübel Nylon');
});

test('10 m is not 10 mm', () => {
  const found = index.find({ categoryId: root._id, searchText: 'hanfseil 10 meter', limit: 9, offset: 0 });
  expect(found).toMatchObject({ reading: { missing: ['10 meter'], exact: 0 } });
});

test('a category that is called just so has all there is of the kind', () => {
  expect(new Set(namesFor('forstnerbohrer'))).toEqual(new Set(['Forstnerbohrer']));
});

test('two letters find what begins so in names and attributes, not every description with an article', () => {
  expect(namesFor('ei').slice(0, 2)).toEqual(['Einhandzwinge', 'Eisenhobel']);
  expect(namesFor('ei')).not.toContain('Schlosserhammer Esche');
});

test('category, counts and every order look for the same', () => {
  const ask = { searchText: 'hämmer', limit: 200, offset: 0 };
  const all = index.products({ categoryId: root._id, ...ask });
  const byName = index.products({ categoryId: root._id, ...ask, orderBy: [{ field: 'name', direction: 'asc' }] });
  const inCategory = index.products({ categoryId: 'schonhaemmer', ...ask });
  if ('code' in all || 'code' in byName || 'code' in inCategory) throw new Error('category-not-found');
  expect(byName.productIds.toSorted()).toEqual(all.productIds.toSorted());
  expect(byName.attributeCounts).toEqual(all.attributeCounts);
  expect(new Set(inCategory.productIds.map((id) => nameOf.get(id)))).toEqual(
    new Set(['Schonhammer Kunststoff', 'Gummihammer', 'Tischlerklüpfel Weißbuche']),
  );
  const groups = index.attributes('schonhaemmer', 'hamer');
  expect(groups).toEqual(index.attributes('schonhaemmer', 'hammer'));
  expect(groups).not.toEqual([]);
});
