import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsOfHtml } from '../apps/server/src/html/words-of-html.ts';
import type { IndexedCategory } from '../apps/server/src/search/catalogue-index.ts';
import { createInMemoryIndex } from '../apps/server/src/search/in-memory-index.ts';
import type { CategoryRecord } from './assembly/category-tree.ts';
import type { ProductRecord } from './assembly/product.ts';

/** What customers of the demo shop find: an index over its whole catalogue. */
const lines = readFileSync(join(import.meta.dirname, 'catalogue.jsonl'), 'utf8')
  .trimEnd()
  .split('\n');
const root: CategoryRecord = JSON.parse(lines[0] ?? '');
const products: ProductRecord[] = lines.slice(1).map((line) => JSON.parse(line));
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

function belowAnd({ _id, children }: CategoryRecord, parentId: string | null): IndexedCategory[] {
  return [{ id: _id, parentId }, ...children.flatMap((child) => belowAnd(child, _id))];
}

/** The names of all products found, best first, each once. */
function namesFor(searchText: string): string[] {
  const found = index.find({ categoryId: root._id, searchText, limit: 200, offset: 0 });
  if ('code' in found) throw new Error(found.code);
  return [...new Set(found.productIds.map((id) => nameOf.get(id) ?? id))];
}

const hammers = [
  ...['Schonhammer Kunststoff', 'Latthammer mit Magnet', 'Schlosserhammer Esche', 'Schlosserhammer Fiberglas'],
  ...['Schlosserhammer Esche, alte Prägung', 'Vorschlaghammer', 'Klauenhammer', 'Gummihammer', 'Hammerbohrer SDS-plus'],
  ...['Holzhobel', 'Drahtstift Senkkopf blank', 'Werkzeugset Fahrrad', 'Spaltaxt', 'Schmieden am offenen Feuer'],
  ...['Werkzeugset Erste Wohnung', 'Akku-Schlagbohrschrauber'],
];
const screwdrivers = [
  ...[
    'Schraubendreher Schlitz',
    'Schraubendreher Innensechsrund',
    'VDE-Schraubendreher',
    'Schraubendreher Kreuzschlitz PH',
  ],
  ...['Werkzeugset Erste Wohnung', 'Rostlöser'],
];
const honeys = ['Waldhonig', 'Blütenhonig cremig', 'Walnusshonig'];

test.each([
  ['hammer', hammers, 'hammers before what is drilled with one, names before descriptions'],
  ['hämmer', hammers, 'a plural with its umlaut'],
  ['haemmer', hammers, 'the umlaut spelled out'],
  ['hamer', hammers, 'a letter left out'],
  ['schraubenzieher', screwdrivers, 'two letters from Schraubendreher'],
  ['schrabuenzieher', screwdrivers, 'and two exchanged'],
  ['honige', honeys, 'a plural that no text has'],
  ['handschuhe', ['Rindleder-Handschuh', 'Montagehandschuh Nitril', 'Schnittschutzhandschuh Stufe D'], 'the last part'],
  ['maßband', ['Taschenbandmaß'], 'the parts the other way round'],
  ['schlosserhamer', [...hammers.slice(2, 5), 'Werkzeugset Erste Wohnung'], 'a letter left out of a compound'],
  ['klüpfel', ['Tischlerklüpfel Weißbuche', 'Stechbeitel', 'Werkzeugset Lehrling Holz'], 'a word of compounds'],
  ['beil', ['Zimmermannsbeil'], 'a word that stands in a compound only'],
  [
    'sägeblätter',
    [
      ...['Kreissägeblatt Hartmetall', 'Stichsägeblatt T-Schaft', 'Metallsägeblatt Bimetall 300 mm'],
      ...['Akku-Handkreissäge', 'Schnittschutzhandschuh Stufe D'],
    ],
    'a plural in -er of a compound',
  ],
  [
    'akkuschrauber',
    ['Akku-Bohrschrauber', 'Akku-Schlagbohrschrauber', 'Akku-Bohrschrauber 12 V, Vorserie', 'Torsionsbit PH'],
    'the parts, before descriptions with the whole',
  ],
  ['schrauben edelstahl', ['Terrassenschraube Edelstahl'], 'every word must match'],
  ['AKS-7010-12V30NM2X20AH', ['Akku-Bohrschrauber'], 'an article number'],
  ['2967974290951', ['Akku-Bohrschrauber'], 'a GTIN'],
])('%s finds %j: %s', (searchText, names) => {
  expect(namesFor(searchText)).toEqual(names);
});

test.each([
  ['2967974290952', 'numbers are not guessed'],
  ['messer', 'nor is it in Durchmesser'],
  ['drucker', 'a printer, not Druck'],
  ['kammer', 'no Hammer: the first letter is right'],
  ['ton', 'a word within Karton'],
  ['bosch', 'a brand that the shop has not'],
  ['hamer gibtesnicht', 'a guess helps nothing beside a word that nobody knows'],
  ['😀', 'signs alone are no word'],
])('%s finds nothing: %s', (searchText) => {
  expect(namesFor(searchText)).toEqual([]);
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
    new Set(['Schonhammer Kunststoff', 'Gummihammer']),
  );
  const groups = index.attributes('schonhaemmer', 'hamer');
  expect(groups).toEqual(index.attributes('schonhaemmer', 'hammer'));
  expect(groups).not.toEqual([]);
});
