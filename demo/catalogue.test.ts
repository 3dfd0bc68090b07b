import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  basisPointsFromPercent,
  categoryNameRefusal,
  centsFromEuro,
  isGtin,
  normPriceOf,
  readContent,
  taxOn,
} from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { type Filter, filteredBy } from '../apps/server/src/modules/catalogue/field-filters.ts';
import { line } from '../apps/server/src/modules/catalogue/field-kinds.ts';
import type { Field } from '../apps/server/src/modules/catalogue/field-table.ts';
import { productFields } from '../apps/server/src/modules/catalogue/product-fields.ts';
import { FieldReader } from '../apps/server/src/tables/field-reader.ts';
import type { Assortment } from './assembly/assortment.ts';
import { type CategoryRecord, leafPaths } from './assembly/category-tree.ts';
import type { ConditionRecord } from './assembly/conditions.ts';
import type { ProductRecord } from './assembly/product.ts';
import { catalogueText } from './catalogue-text.ts';
import { type DemoName, demos } from './demos.ts';

/** What a demo's catalogue has, beside what holds for all of them. */
interface Expected {
  readonly leaves: number;
  /** How deep below the root its leaves are. */
  readonly depths: readonly number[];
  readonly customPages: readonly (readonly [string, string])[];
  readonly products: number;
  /** Leaves that contain articles of others besides, and the names of those. */
  readonly further: Readonly<Record<string, readonly string[]>>;
  readonly stock: readonly string[];
  readonly ratings: number;
  readonly descriptions: number;
  readonly taxRates: readonly number[];
  readonly units: readonly string[];
  readonly content: readonly [product: string, content: string];
  readonly deposits: readonly unknown[];
  readonly severalConditions: number;
  /** Megabytes. */
  readonly pictures: number;
  readonly documents: number;
  readonly notInUnit: readonly string[];
}

const expectedOf: Readonly<Record<DemoName, Expected>> = {
  eisenhof: {
    leaves: 44,
    depths: [3],
    customPages: [['Aktionen', '/shop/C/aktionen']],
    products: 450,
    further: {
      Stechbeitel: ['Stechbeitelsatz im Holzkasten'],
      Geschenkideen: [
        ...['Anschlagwinkel Nussholz', 'Bergsalz, grob gemahlen', 'Bitkassette', 'Die japanische Säge'],
        ...['Hobel und Zinken', 'Holzhobel', 'Japansäge', 'Schmieden am offenen Feuer', 'Stirnlampe'],
        ...['Taschenbandmaß', 'Tischlerklüpfel Weißbuche', 'Werkzeugset Erste Wohnung'],
      ],
    },
    stock: [
      'green: sofort lieferbar',
      'green: sofort lieferbar, noch n Stück',
      'red: derzeit nicht lieferbar',
      'yellow: lieferbar in 5–7 Werktagen',
    ],
    ratings: 80,
    descriptions: 150,
    taxRates: [10, 20, 4.9],
    units: ['1 kg', '1 l', '1 m'],
    content: ['hol-3310-250ml', '250 ml'],
    deposits: [
      ['JAU-6310', 'one-way', 'Dose', 1.2, 0.25],
      ['JAU-6310', 'one-way', '24er-Tray', 25.9, 6],
      ['JAU-6320', 'reusable', 'Flasche', 1.5, 0.2],
      ['JAU-6320', 'reusable', 'Kiste 20 Flaschen', 27.9, 7],
    ],
    severalConditions: 150,
    pictures: 15,
    documents: 5,
    // What a drawer carries is no number of the whole cabinet.
    notInUnit: ['Tragkraft: 35 kg je Lade'],
  },
  wein: {
    leaves: 23,
    depths: [2],
    customPages: [],
    products: 70,
    further: {},
    stock: [
      'green: sofort lieferbar',
      'green: sofort lieferbar, noch n Flaschen',
      'green: sofort lieferbar, noch n Pakete',
      'red: derzeit nicht lieferbar',
      'yellow: lieferbar in 5–7 Werktagen',
    ],
    ratings: 35,
    descriptions: 50,
    taxRates: [10, 20],
    units: ['1 kg', '1 l'],
    content: ['gv-1030', '1 l'],
    deposits: [],
    severalConditions: 30,
    pictures: 2,
    documents: 0,
    notInUnit: [],
  },
};

const repeated = (values: string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i);
const cents = (euro: number): number => centsFromEuro(euro) ?? Number.NaN;

/** Every category with its depth below the root. */
const walk = (category: CategoryRecord, depth = 0): { category: CategoryRecord; depth: number }[] => [
  { category, depth },
  ...category.children.flatMap((child) => walk(child, depth + 1)),
];

/** The committed catalogue of a demo. */
const readCatalogue = ({ folder }: Assortment) => {
  const committed = readFileSync(join(folder, 'catalogue.jsonl'), 'utf8');
  const lines = committed.trimEnd().split('\n');
  const root: CategoryRecord & { type: string } = JSON.parse(lines[0] ?? '');
  const records = lines.slice(1).map((line) => JSON.parse(line));
  const products: ProductRecord[] = records.filter(({ type }) => type === 'product');
  const conditions: ConditionRecord[] = products.flatMap((product) => product.conditions);
  return { committed, root, records, products, conditions };
};

describe.each(Object.keys(demos) as DemoName[])('the catalogue of %s', (name) => {
  const assortment: Assortment = demos[name];
  const expected = expectedOf[name];
  const { folder } = assortment;
  const { committed, root, records, products, conditions } = readCatalogue(assortment);

  test('the committed catalogue is what the families say, to the letter', () => {
    const said = catalogueText(assortment).split('\n');
    const different = committed.split('\n').findIndex((line, i) => line !== said[i]);
    const found = [different, committed.split('\n').length];
    expect(found, 'run npx node demo/make-catalogue.ts').toEqual([-1, said.length]);
  });

  describe('the category tree', () => {
    const all = walk(root);

    test('has one root named Shop and enough leaves at their depths', () => {
      expect([root.type, root.name, root.isRoot]).toEqual(['category', 'Shop', true]);
      const leaves = all.filter(({ category }) => category.children.length === 0);
      expect(leaves.length).toBeGreaterThanOrEqual(expected.leaves);
      expect([...new Set(leaves.map(({ depth }) => depth))]).toEqual(expected.depths);
    });

    test('has unique ids and names that the domain takes', () => {
      expect(repeated(all.map(({ category }) => category._id))).toEqual([]);
      for (const { category } of all) {
        for (const child of category.children) {
          const siblings = category.children.filter((other) => other !== child).map(({ name }) => name);
          expect([child.name, categoryNameRefusal(child.name, siblings)]).toEqual([child.name, null]);
        }
      }
    });

    test('replaces lists by pages of its own', () => {
      const own = all
        .filter(({ category }) => category.customPage)
        .map(({ category }) => [category.name, category.customPage]);
      expect(own).toEqual(expected.customPages);
    });
  });

  describe('the products', () => {
    const paths = leafPaths(root);

    test('are enough, and no leaf is empty', () => {
      expect(products.length).toBeGreaterThanOrEqual(expected.products);
      expect(new Set(records.map(({ type }) => type))).toEqual(new Set(['attribute', 'product']));
      const used = new Set(
        products.flatMap(({ categoryPath, furtherCategories = [] }) => [
          categoryPath.at(-1)?._id,
          ...furtherCategories,
        ]),
      );
      expect([...paths].filter(([, path]) => !used.has(path.at(-1)?._id)).map(([leaf]) => leaf)).toEqual([]);
    });

    test('stand in a leaf, by a path that the tree has', () => {
      for (const { _id, categoryPath } of products) {
        expect([_id, categoryPath]).toEqual([_id, paths.get(categoryPath.at(-1)?.name ?? '')]);
      }
    });

    test('stand in another leaf as well where they are looked for there', () => {
      const several = products.filter(({ furtherCategories }) => furtherCategories !== undefined);
      const inLeaf = (leaf: string) =>
        several.filter(({ furtherCategories = [] }) => furtherCategories.join() === paths.get(leaf)?.at(-1)?._id);
      const leaves = Object.keys(expected.further);
      const names = leaves.map((leaf) => [leaf, [...new Set(inLeaf(leaf).map(({ name }) => name))].sort()]);
      expect(Object.fromEntries(names)).toEqual(expected.further);
      expect(leaves.flatMap(inLeaf)).toHaveLength(several.length);
    });

    test('have unique ids, article numbers, GTINs and names', () => {
      expect(repeated(products.map(({ _id }) => _id))).toEqual([]);
      expect(repeated(products.map(({ articleNumber }) => articleNumber))).toEqual([]);
      expect(repeated(products.map(({ gtin }) => gtin))).toEqual([]);
      expect(repeated(products.map(({ name, nameSuffix }) => `${name} ${nameSuffix}`))).toEqual([]);
    });

    test('carry GTIN-13s of the range kept for use inside a house', () => {
      expect(products.filter(({ gtin }) => !isGtin(gtin) || !/^2\d{12}$/.test(gtin)).map(({ gtin }) => gtin)).toEqual(
        [],
      );
    });

    test('show all stock colours, each with its words [SPEC §3.3]', () => {
      const words = new Set(
        products.map((p) => `${p.stockStatus}: ${p.stockStatusText.replace(/noch \d+/, 'noch n')}`),
      );
      expect([...words].sort()).toEqual(expected.stock);
    });

    test('spread their rating over the whole scale', () => {
      const ratings = products.map(({ internalRating }) => internalRating);
      expect(ratings.every((rating) => Number.isInteger(rating))).toBe(true);
      expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([0, 100]);
      expect(new Set(ratings).size).toBeGreaterThan(expected.ratings);
    });

    test('have several attributes, each group once, a weight and terms of delivery', () => {
      for (const { _id, attributes, weight, termsOfDelivery } of products) {
        expect([_id, repeated(attributes.map(({ name }) => name))]).toEqual([_id, []]);
        expect(attributes.length, _id).toBeGreaterThanOrEqual(3);
        expect(
          attributes.filter(({ value }) => value.trim() === ''),
          _id,
        ).toEqual([]);
        expect(Number.isInteger(weight) && weight > 0, _id).toBe(true);
        expect(termsOfDelivery, _id).toMatch(/Zustellung/);
      }
    });

    test('name invented makers that can be written to', () => {
      const makers = products.map(({ manufacturer }) => manufacturer);
      expect(makers.filter((m) => !m.name || !m.address || !/^info@[a-z]+\.example$/.test(m.email))).toEqual([]);
    });

    test('are described at length and not alike', () => {
      const texts = new Set(products.map(({ htmlDescription }) => htmlDescription));
      expect(texts.size).toBeGreaterThan(expected.descriptions);
      expect(products.filter(({ htmlDescription }) => htmlDescription.length < 120).map(({ _id }) => _id)).toEqual([]);
      expect(products.filter(({ htmlDescription }) => /style=|<script|onclick/.test(htmlDescription))).toEqual([]);
    });
  });

  describe('the conditions', () => {
    test('have unique ids, and every product has one', () => {
      expect(repeated(conditions.map(({ _id }) => _id))).toEqual([]);
      expect(products.filter((product) => product.conditions.length === 0)).toEqual([]);
    });

    test('keep the invariants of a price to the cent', () => {
      for (const { _id, price } of conditions) {
        const [share] = price.taxRates;
        const rate = basisPointsFromPercent(share?.rate ?? Number.NaN) ?? Number.NaN;
        expect([_id, price.taxRates.length, cents(price.gross)]).toEqual([_id, 1, cents(price.net) + cents(price.tax)]);
        expect([_id, cents(price.tax), cents(share?.amount ?? 0)]).toEqual([
          _id,
          taxOn(cents(price.gross), rate, 'gross'),
          taxOn(cents(price.gross), rate, 'gross'),
        ]);
        expect(price.gross, _id).toBeGreaterThan(0);
      }
    });

    test('know the tax rates of the trade', () => {
      const rates = new Set(conditions.map(({ price }) => price.taxRates[0]?.rate));
      expect([...rates].sort()).toEqual(expected.taxRates);
    });

    test('give unit prices by what the goods are measured in [LAW P4]', () => {
      const contents = conditions.map(({ content }) => readContent(content ?? ''));
      const norms = contents.map((content) => content && normPriceOf({ price: 100, content }));
      const units = new Set(norms.flatMap((norm) => (norm?.shown ? norm.unit : [])));
      expect([...units].sort()).toEqual(expected.units);
      const [id, content] = expected.content;
      expect(products.find(({ _id }) => _id === id)?.conditions[0]?.content).toBe(content);
    });

    test('have a deposit where what they come in is taken back, which is in no price [LAW P6]', () => {
      const withDeposit = products.flatMap(({ articleNumber, container, conditions: offered }) =>
        offered.flatMap(({ unit, price, deposit }) =>
          deposit === undefined ? [] : [[articleNumber, container, unit, price.gross, deposit]],
        ),
      );
      expect(withDeposit).toEqual(expected.deposits);
    });

    test('are several for many products, the cheapest first: a list sorted by price shows prices that rise', () => {
      const several = products.filter((product) => product.conditions.length > 1);
      expect(several.length).toBeGreaterThan(expected.severalConditions);
      for (const { _id, conditions: offered } of several) {
        const prices = offered.map(({ price }) => price.gross);
        expect([_id, prices]).toEqual([_id, prices.toSorted((a, b) => a - b)]);
      }
    });

    test('count no stock of what cannot be delivered', () => {
      const red = products.filter(({ stockStatus }) => stockStatus === 'red');
      expect(red.flatMap((product) => product.conditions).filter(({ stock }) => stock !== 0)).toEqual([]);
      const others = products
        .filter(({ stockStatus }) => stockStatus !== 'red')
        .flatMap((product) => product.conditions);
      expect(others.filter(({ stock }) => stock === 0)).toEqual([]);
    });
  });

  describe('the files', () => {
    const pictures = products.flatMap(({ files }) => files.map(({ content }) => content));
    const documents = products.flatMap((product) => product.documents);

    test('exist: every picture, of categories too, and every document', () => {
      const introducing = walk(root).flatMap(({ category }) => category.picture ?? []);
      const named = [...pictures, ...introducing, ...documents.map(({ content }) => content)];
      expect(named.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
      expect(products.filter(({ files }) => files.length === 0)).toEqual([]);
    });

    test('are all named: none lies about', () => {
      const named = new Set([...pictures, ...documents.map(({ content }) => content)]);
      const present = globSync(['pictures/*', 'documents/*'], { cwd: folder }).map((file) =>
        file.replaceAll('\\', '/'),
      );
      expect(present.filter((file) => !named.has(file))).toEqual([]);
    });

    test('stay small: each picture below 60 kB', () => {
      const sizes = [...new Set(pictures)].map((file) => statSync(join(folder, file)).size);
      expect(Math.max(...sizes)).toBeLessThan(60 * 1024);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(expected.pictures * 1024 * 1024);
    });

    test('of documents are PDFs with a name for the customer', () => {
      expect(new Set(documents.map(({ content }) => content)).size).toBeGreaterThanOrEqual(expected.documents);
      for (const { content, filename } of documents) {
        expect(readFileSync(join(folder, content)).subarray(0, 5).toString(), content).toBe('%PDF-');
        expect(filename).toMatch(/^[A-ZÄÖÜ].*\.pdf$/);
      }
    });
  });

  test('attributes are defined for what products have, each once, and numbers are read in their unit', () => {
    const attributes = products.flatMap((product) => product.attributes);
    const names = new Set(attributes.map(({ name }) => name));
    expect(repeated(assortment.attributes.map(({ name }) => name))).toEqual([]);
    expect(assortment.attributes.filter(({ name }) => !names.has(name))).toEqual([]);
    const said = assortment.attributes.flatMap(({ name, unit, kind }) =>
      attributes.filter((one) => one.name === name).map(({ value }) => ({ name, unit, kind, value })),
    );
    const numbers = said.filter(({ unit, value }) => unit !== undefined && !value.endsWith(` ${unit}`));
    expect([...new Set(numbers.map(({ name, value }) => `${name}: ${value}`))]).toEqual(expected.notInUnit);
    const truths = said.filter(({ kind, value }) => kind === 'yes-no' && !['ja', 'nein'].includes(value));
    expect(truths).toEqual([]);
  });
});

type FieldToFilterBy = Pick<Field, 'filter' | 'headings' | 'kind' | 'wire'>;

const { products } = readCatalogue(demos.eisenhof);

/** A value of the catalogue as the wire shows it. */
function shownBy(kind: NonNullable<Field['kind']>, value: unknown, heading: string): unknown {
  return kind.toWire(kind.toColumn(kind.check(new FieldReader(), value, heading)));
}

/** Filter fields of which no category has two values, so their filter is never shown. */
function neverSeen(fields: readonly FieldToFilterBy[]): string[] {
  return fields.flatMap(({ filter, headings, kind, wire = '' }) => {
    const [heading = ''] = Object.values(headings);
    if (!filter || !kind) return [];
    const said = products.flatMap((product) => {
      const own = filteredBy(
        shownBy(kind, Object.entries(product).find(([name]) => name === wire)?.[1], heading),
        filter,
      );
      const others = product.attributes.filter(({ name }) => name === heading).map(({ value }) => value);
      const values = [...(own === undefined ? [] : [own]), ...others];
      return product.categoryPath.slice(1).flatMap(({ _id }) => values.map((value) => ({ _id, value })));
    });
    const categories = Map.groupBy(said, ({ _id }) => _id).values();
    return categories.some((all) => new Set(all.map(({ value }) => value)).size > 1) ? [] : [heading];
  });
}

test('a field that lists filter by has two values in some category', () => {
  expect(neverSeen(Object.values<Field>(productFields.rows)), 'say it of families in demo/catalogue').toEqual([]);

  const field = (heading: string, wire: string) => ({
    ...{ headings: { field: heading }, wire, kind: line(), filter: true as const },
  });
  expect(neverSeen([field('Bohrfutter', 'drill'), field('Teilenummer', 'mpn'), field('Nichts', 'none')])).toEqual([
    'Nichts',
  ]);
});

/**
 * Attributes that stand under the heading of a field that lists filter by, with values that this field would refuse or
 * change. The filter would show such a value beside those of the field.
 */
function strangeToFields(fields: readonly FieldToFilterBy[]): string[] {
  const attributes = products.flatMap((product) => product.attributes);
  const strange = fields.flatMap(({ filter, headings, kind }) => {
    const [heading = ''] = Object.values(headings);
    if (!filter || !kind) return [];
    const words = (value: string) => filteredBy(shownBy(kind, value, heading), filter);
    return attributes.filter(({ name, value }) => name === heading && words(value) !== value);
  });
  return [...new Set(strange.map(({ name, value }) => `${name}: ${value}`))];
}

test('an attribute that is named as a field that filters has values that this field takes', () => {
  const fields = Object.values<Field>(productFields.rows);
  expect(strangeToFields(fields), 'change the attribute in demo/catalogue, or heading or words of the field').toEqual(
    [],
  );

  const field = (heading: string, maxLength: number, filter?: Filter) => ({
    ...{ headings: { field: heading }, kind: line(maxLength) },
    ...(filter && { filter }),
  });
  const words = (shown: string) => shown.replace('mm', 'Millimeter');
  expect(strangeToFields([field('Bohrfutter', 4, true)])).toEqual(['Bohrfutter: 10 mm', 'Bohrfutter: 13 mm']);
  expect(strangeToFields([field('Bohrfutter', 60, words)])).toEqual(['Bohrfutter: 10 mm', 'Bohrfutter: 13 mm']);
  expect(strangeToFields([field('Bohrfutter', 60, true), field('Bohrfutter', 4)])).toEqual([]);
});
