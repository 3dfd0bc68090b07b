import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryNameRefusal } from './category-name.ts';
import {
  categoriesAtPath,
  categoryOnceAtPath,
  categoryPath,
  customPageTemplate,
  trailOfCategory,
} from './category-path.ts';
import { cleanLine } from './plain-text.ts';

interface Category {
  readonly _id: string;
  readonly name: string;
  readonly children: readonly Category[];
}

function category(name: string, ...children: Category[]): Category {
  return { _id: `id of ${name}`, name, children };
}

const saws = category('Sägen');
const measures = category('Maße & Gewichte');
const masses = category('Masse & Gewichte');
const sale = category('50 % Rabatt');
const question = category('Was ist neu?');
const tools = category('Werkzeug', saws, measures, masses, category('Werkzeug'));
const backslash = category('A\\B');
const engine = category('Kopf / Block', category('C/P'), backslash);
const root = category('Shop', tools, sale, question, engine);

describe('the link of a category [SPEC §2.2.1]', () => {
  test.each([
    ['the root', [root], '/shop'],
    ['a child', [root, tools], '/shop/werkzeug'],
    ['an umlaut', [root, tools, saws], '/shop/werkzeug/s%C3%A4gen'],
    ['ß, space and &', [root, tools, measures], '/shop/werkzeug/ma%C3%9Fe%20%26%20gewichte'],
    ['a percent sign', [root, sale], '/shop/50%20%25%20rabatt'],
    ['a question mark', [root, question], '/shop/was%20ist%20neu%3F'],
    ['a slash', [root, engine], '/shop/kopf%20%2F%20block'],
    ['a backslash', [root, engine, backslash], '/shop/kopf%20%2F%20block/a%5Cb'],
    ['no category', [], ''],
  ])('with %s', (_, trail, path) => {
    expect(categoryPath(trail)).toBe(path);
  });
});

describe('a path names [SPEC §2.2.2, §2.5.1]', () => {
  test.each([
    ['the root', '/shop', [root]],
    ['the root with a slash at the end', '/shop/', [root]],
    ['the root in capitals', '/SHOP', [root]],
    ['a category without a slash in front', 'shop/werkzeug', [root, tools]],
    ['a category whatever the case', '/Shop/WERKZEUG', [root, tools]],
    ['a category of the same name as its parent', '/shop/werkzeug/werkzeug', [root, tools, tools.children[3]]],
    ['an umlaut, encoded', '/shop/werkzeug/s%C3%A4gen', [root, tools, saws]],
    ['an umlaut, encoded in capitals', '/shop/werkzeug/S%C3%84GEN', [root, tools, saws]],
    ['an umlaut, encoded with small hex digits', '/shop/werkzeug/s%c3%a4gen', [root, tools, saws]],
    ['an umlaut as it is', '/shop/werkzeug/sägen', [root, tools, saws]],
    ['an umlaut of two characters', '/shop/werkzeug/sa\u0308gen', [root, tools, saws]],
    ['ß', '/shop/werkzeug/ma%C3%9Fe%20&%20gewichte', [root, tools, measures]],
    ['ss', '/shop/werkzeug/masse%20&%20gewichte', [root, tools, masses]],
    ['a percent sign', '/shop/50%20%25%20rabatt', [root, sale]],
    ['a slash in a name', '/shop/Kopf%20%2f%20Block/c%2Fp', [root, engine, engine.children[0]]],
  ])('%s', (_, path, trail) => {
    expect(categoriesAtPath(root, path)).toEqual(trail);
  });

  test.each([
    ['nothing', ''],
    ['only a slash', '/'],
    ['an unknown root', '/laden'],
    ['a category without its root', '/werkzeug'],
    ['an unknown category', '/shop/garten'],
    ['a category below a leaf', '/shop/werkzeug/sägen/sägen'],
    ['a category of another level', '/shop/sägen'],
    ['only the start of a name', '/shop/werk'],
    ['an empty segment', '/shop//werkzeug'],
    ['two slashes at the end', '/shop/werkzeug//'],
    ['a stray percent sign', '/shop/50 % rabatt'],
    ['bytes that are no UTF-8', '/shop/%ff%fe'],
    ['half an umlaut', '/shop/werkzeug/s%C3gen'],
    ['a segment hidden in another', '/shop%2Fwerkzeug'],
    ['a name with a slash, taken for two', '/shop/kopf%20/%20block'],
    ['a way out', '/shop/../shop'],
    ['a space too many', '/shop/werkzeug%20'],
    ['a property every object has', '/shop/constructor'],
  ])('no category: %s [SPEC §2.2.2]', (_, path) => {
    expect(categoriesAtPath(root, path)).toBeNull();
  });

  test('no category in a path of a million segments, without a fault', () => {
    expect(categoriesAtPath(root, '/shop'.repeat(1_000_000))).toBeNull();
  });
});

describe('the trail of a category', () => {
  test.each([
    ['the root', root, [root]],
    ['a child', sale, [root, sale]],
    ['a grandchild', saws, [root, tools, saws]],
  ])('leads from the root to %s', (_, wanted, trail) => {
    expect(trailOfCategory(root, wanted._id)).toEqual(trail);
  });

  test('does not exist for an unknown id', () => {
    expect(trailOfCategory(root, 'id of nothing')).toBeNull();
    expect(trailOfCategory(root, '')).toBeNull();
  });
});

describe('path -> category -> path', () => {
  const anyName = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map(cleanLine);

  /** A tree that the shop accepts: names refused among their siblings are left out. */
  const anyTree = fc.memo((depth): fc.Arbitrary<Category> => {
    const children = depth > 1 ? fc.array(anyTree(depth - 1), { maxLength: 4 }) : fc.constant([]);
    return fc
      .tuple(anyName, children, fc.uuid())
      .map(([name, below, _id]) => ({ _id, name, children: accepted(below) }));
  });
  const anyShop = anyTree(4).filter(({ name }) => categoryNameRefusal(name, []) === null);

  function accepted(candidates: readonly Category[]): Category[] {
    const kept: Category[] = [];
    for (const candidate of candidates) {
      const names = kept.map(({ name }) => name);
      if (categoryNameRefusal(candidate.name, names) === null) kept.push(candidate);
    }
    return kept;
  }

  function trails(from: Category): Category[][] {
    return [[from], ...from.children.flatMap((child) => trails(child).map((below) => [from, ...below]))];
  }

  test('every category is found again by its link, and its link by it [SPEC §2.1.15]', () => {
    fc.assert(
      fc.property(anyShop, (shop) => {
        for (const trail of trails(shop)) {
          const path = categoryPath(trail);
          expect(categoriesAtPath(shop, path)).toEqual(trail);
          expect(categoryPath(categoriesAtPath(shop, path) ?? [])).toBe(path);
        }
      }),
    );
  });

  test('as it is when a browser has taken the link apart', () => {
    fc.assert(
      fc.property(anyShop, (shop) => {
        for (const trail of trails(shop)) {
          const names = trail.map(({ name }) => name.normalize('NFD')).map(encodeURIComponent);
          expect(categoriesAtPath(shop, `/${names.join('/')}/`)).toEqual(trail);
        }
      }),
    );
  });

  test('no two categories share a link', () => {
    fc.assert(
      fc.property(anyShop, (shop) => {
        const paths = trails(shop).map(categoryPath);
        expect(new Set(paths).size).toBe(paths.length);
      }),
    );
  });

  test('a trail is found by the id at its end', () => {
    fc.assert(
      fc.property(anyShop, (shop) => {
        for (const trail of trails(shop)) {
          expect(trailOfCategory(shop, trail.at(-1)?._id ?? '')).toEqual(trail);
        }
      }),
    );
  });

  test('whatever is asked for, the answer is a trail or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()), (path) => {
        const found = categoriesAtPath(root, path);
        if (found !== null) expect(categoriesAtPath(root, categoryPath(found))).toEqual(found);
      }),
    );
  });
});

describe('the template of a custom page [SPEC §2.6.7]', () => {
  test.each([
    ['/shop/C/aktionen', 'aktionen'],
    ['aktionen', 'aktionen'],
    ['/shop/C/2026/sommer', '2026/sommer'],
    ['/shop/c/aktionen', '/shop/c/aktionen'],
    ['/shop/C/', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%s is %s', (customPage, template) => {
    expect(customPageTemplate(customPage)).toBe(template);
  });
});

describe('the category that a path once named', () => {
  /** Former names: `parent/name` and the category that had it. */
  const formerly =
    (names: Readonly<Record<string, Category>>) =>
    (parent: Category | null, name: string): Category | undefined =>
      names[`${parent?.name ?? ''}/${name}`];
  const garden = category('Garten', category('Scheren'));
  const shop = category('Shop', garden, category('Geräte', category('Besen')));
  const [shears, tools2] = [garden.children[0], shop.children[1]] as [Category, Category];

  test.each([
    ['renamed', '/shop/hof', { 'Shop/hof': garden }, garden],
    ['renamed, in capitals and encoded', '/shop/H%C3%96F/', { 'Shop/höf': garden }, garden],
    ['below a renamed one', '/shop/hof/scheren', { 'Shop/hof': garden }, shears],
    ['renamed below a renamed one', '/shop/hof/messer', { 'Shop/hof': garden, 'Garten/messer': shears }, shears],
    ['moved to another parent', '/shop/geräte/scheren', { 'Geräte/scheren': shears }, shears],
    ['under a name that another category took over', '/shop/geräte/scheren', { 'Shop/geräte': garden }, shears],
    [
      'where both the new and the old owner lead on: the new',
      '/shop/geräte/besen',
      { 'Shop/geräte': garden },
      tools2.children[0],
    ],
    ['never', '/shop/nie', { 'Shop/hof': garden }, null],
    ['below which nothing was', '/shop/hof/nie', { 'Shop/hof': garden }, null],
    ['by bytes that are no UTF-8', '/shop/%ff', { 'Shop/hof': garden }, null],
  ])('%s', (_, path, names, expected) => {
    expect(categoryOnceAtPath(shop, path, formerly(names))).toBe(expected);
  });

  test('is found in a long path through names that lead in a circle', () => {
    const circle = formerly({ 'Scheren/garten': garden, 'Garten/scheren': shears });
    expect(categoryOnceAtPath(shop, `/shop${'/garten/scheren'.repeat(5000)}`, circle)).toBe(shears);
  });
});
