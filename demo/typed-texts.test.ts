import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInMemoryIndex, type IndexedCategory, readSynonyms } from '@kontor/search';
import { expect, test } from 'vitest';
import { wordsOfHtml } from '../apps/server/src/html/words-of-html.ts';
import type { CategoryRecord } from './assembly/category-tree.ts';
import type { ProductRecord } from './assembly/product.ts';

/**
 * What customers typed into the demo shop and did not find well, and what they find now: with families and the list of
 * synonyms, as in the shop.
 */
const lines = readFileSync(join(import.meta.dirname, 'catalogue.jsonl'), 'utf8')
  .trimEnd()
  .split('\n');
const root: CategoryRecord = JSON.parse(lines[0] ?? '');
const products: (ProductRecord & { readonly family?: { readonly _id: string; readonly place: number } })[] = lines
  .map((line) => JSON.parse(line))
  .filter(({ type }) => type === 'product');
const titleOf = new Map(products.map(({ _id, name, nameSuffix }) => [_id, `${name} ${nameSuffix ?? ''}`.trim()]));
const list = createRequire(import.meta.url).resolve('@kontor/search/synonyms.de.txt');

const index = createInMemoryIndex();
await index.apply({
  version: 1,
  isComplete: true,
  products: products.map(({ _id, family, categoryPath, nameSuffix, gtin, htmlDescription, ...product }) => ({
    ...{ id: _id, name: product.name, nameSuffix: nameSuffix ?? null, categoryId: categoryPath.at(-1)?._id ?? '' },
    ...{ articleNumber: product.articleNumber, gtin: gtin ?? null, attributes: product.attributes },
    ...{ descriptionText: wordsOfHtml(htmlDescription), internalRating: product.internalRating, firstPrice: 100 },
    ...(family && { family: { key: family._id, place: family.place } }),
  })),
  removedIds: [],
  categories: belowAnd(root, null),
  steering: { synonyms: readSynonyms(readFileSync(list, 'utf8')).rules },
});

function belowAnd({ _id, name, children }: CategoryRecord, parentId: string | null): IndexedCategory[] {
  return [{ id: _id, name, parentId }, ...children.flatMap((child) => belowAnd(child, _id))];
}

/** The titles of the first cards, as many as are expected and one more. */
function cardsFor(searchText: string, limit: number) {
  const found = index.find({ categoryId: root._id, searchText, limit, offset: 0 });
  if ('code' in found) throw new Error(found.code);
  return { cards: found.productIds.map((id) => titleOf.get(id)), reading: found.reading };
}

test.each([
  ['rostige schraube lösen', ['Rostlöser 400 ml'], []],
  ['Brett an die Wand kleben', ['Montagekleber Hybrid 290 ml, weiß'], ['brett', 'wand']],
  ['Terrassendielen einölen', ['Terrassenöl Lärche 250 ml'], []],
  ['stuhl streichen', ['Ringpinsel 25 mm', 'Flachpinsel für Wasserlack 35 mm'], ['stuhl']],
  ['holz hacken', ['Spaltaxt 2000 g'], []],
  ['regal befestigen', ['Winkelverbinder 50 × 50 × 35 mm'], []],
  ['bild aufhängen', ['Rahmendübel mit Schraube 8 × 80 mm'], []],
  ['Regal an Wand befestigen', ['Rahmendübel mit Schraube 8 × 80 mm'], ['regal']],
  ['Bild an die Wand hängen', ['Rahmendübel mit Schraube 8 × 80 mm'], ['bild']],
  ['äste schneiden', ['Japansäge Kataba 265 mm'], []],
  ['fahrrad reparieren', ['Werkzeugset Fahrrad 4-teilig'], ['reparieren']],
  ['nägel einschlagen', ['Latthammer mit Magnet 600 g, Hickory', 'Klauenhammer 450 g'], ['nägel']],
  ['bretter zusammenkleben', ['Holzleim D4 250 g', 'Holzleim D3 wasserfest 250 g'], ['bretter']],
  ['band zum abkleben', ['Abdeckband Krepp 19 mm × 50 m'], ['abkleben']],
])('%s finds what the job is done with', (searchText, cards, missing) => {
  const found = cardsFor(searchText, cards.length);
  expect([found.cards, found.reading?.missing ?? []]).toEqual([cards, missing]);
});

test.each(['Stichsägeblatt Holz', 'Holz Stichsägeblatt'])('%s: what lacks a word is a saw blade', (searchText) => {
  const { cards, reading } = cardsFor(searchText, 20);
  expect(cards).toEqual(['Stichsägeblatt T-Schaft Holz grob']);
  expect(reading).toMatchObject({ missing: ['holz'], exact: 1 });
});

test('a hole in concrete is drilled by a drill for it', () => {
  expect(cardsFor('Loch in Beton bohren', 3).cards).toEqual([
    'Akku-Schlagbohrschrauber 18 V, 90 Nm, 2 × 5,0 Ah',
    'Hammerbohrer SDS-plus 5 × 110 mm',
  ]);
});

test.each([
  ['holzschraube 4x40', 'Holzschraube Senkkopf TX, gelb verzinkt 4,0 × 40 mm'],
  ['holzschraube 5x60', 'Holzschraube Senkkopf TX, gelb verzinkt 5,0 × 60 mm'],
  ['SRB-9010-40X40', 'Holzschraube Senkkopf TX, gelb verzinkt 4,0 × 40 mm'],
  ['srb-9010-60x8', 'Holzschraube Senkkopf TX, gelb verzinkt 6,0 × 80 mm'],
])('the card for %s is of this size, though article numbers of other sizes have its numbers', (searchText, card) => {
  expect(cardsFor(searchText, 1).cards).toEqual([card]);
  const byPrice = { orderBy: [{ field: 'price', direction: 'asc' } as const], limit: 1, offset: 0 };
  const found = index.find({ categoryId: root._id, searchText, ...byPrice });
  expect('code' in found || found.productIds.map((id) => titleOf.get(id))).toEqual([card]);
});

test.each([
  ['rohrz', 'Rohrzange', 'Wasserpumpenzange 180 mm'],
  ['Schraubenz', 'Schraubenzieher', 'VDE-Schraubendreher Schlitz 0,4 × 2,5 × 80 mm'],
])('half-typed, %s is read as %s', (searchText, taken, card) => {
  const { cards, reading } = cardsFor(searchText, 1);
  expect(reading?.guessed).toEqual([{ typed: searchText.toLowerCase(), taken: [taken] }]);
  expect(cards).toEqual([card]);
});

test('one letter behind a thing asks for no article number', () => {
  expect(cardsFor('silikon f', 2).cards).toEqual(['Sanitärsilikon 290 ml, transparent']);
});

test.each(['aprikosen', 'steckdose unterputz', 'datenschutz'])('%s is nothing that the shop has', (searchText) => {
  expect(cardsFor(searchText, 3)).toEqual({ cards: [], reading: undefined });
});
