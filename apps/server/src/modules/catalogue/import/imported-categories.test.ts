import { describe, expect, test } from 'vitest';
import { noDetails } from '../category-fields.ts';
import { ImportedCategories } from './imported-categories.ts';

const stored = [
  { id: 'shop', parentId: null, name: 'Shop', position: 0, customPage: null },
  { id: 'werkzeug', parentId: 'shop', name: 'Werkzeug', position: 0, customPage: null },
];
const tree = (children: object[]) => ({ _id: 'shop', name: 'Shop', isRoot: true, children });
const names = (...path: string[]) => ({ kind: 'names', names: path }) as const;

describe('a path of names', () => {
  test('creates what is missing below the root, once', () => {
    const categories = new ImportedCategories([]);
    expect(categories.find(names('Werkzeug', 'Zangen'))).toBe('werkzeug-zangen');
    expect(categories.find(names('werkzeug', 'ZANGEN'))).toBe('werkzeug-zangen');
    expect(categories.takePending()).toEqual([
      { id: 'shop', parentId: null, name: 'Shop', position: 0, customPage: null },
      { id: 'werkzeug', parentId: 'shop', name: 'Werkzeug', position: 0, customPage: null },
      { id: 'werkzeug-zangen', parentId: 'werkzeug', name: 'Zangen', position: 0, customPage: null },
    ]);
    expect(categories.takePending()).toEqual([]);
  });

  test('of a tree thirty deep, with names as long as may be, has ids that calls take [SPEC §3.1]', () => {
    const categories = new ImportedCategories([]);
    const path = Array.from({ length: 30 }, (_, i) => `${'𝔖'.repeat(40)} ${i}`);
    const deep = categories.find(names(...path, 'Bohrer'));
    expect(categories.find(names(...path, 'Sägen'))).not.toBe(deep);
    const ids = categories.takePending().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([33, 33]);
    expect(ids.filter((id) => id.length > 200 || !id.isWellFormed())).toEqual([]);
    expect(deep).toMatch(/-29-bohrer$/);
  });

  test('finds what the catalogue has, with or without the root in front', () => {
    const categories = new ImportedCategories(stored);
    expect(categories.find(names('Werkzeug'))).toBe('werkzeug');
    expect(categories.find(names('shop', 'WERKZEUG'))).toBe('werkzeug');
    expect(categories.takePending()).toEqual([]);
  });

  test('gives an id of its own to a name that would make one that is taken', () => {
    const categories = new ImportedCategories([
      ...stored,
      { id: 'a-b', parentId: 'shop', name: 'Anders', position: 1, customPage: null },
    ]);
    expect(categories.find(names('A B'))).toBe('a-b-2');
  });

  test.each([
    ['P', 'Kategorie: C und P sind als Namen nicht erlaubt.'],
    ['c', 'Kategorie: C und P sind als Namen nicht erlaubt.'],
    ['', 'Kategorie: der Name ist leer.'],
    ['a\0b', 'Kategorie: der Name enthält Steuerzeichen.'],
  ])('with a part named "%s" is refused', (name, reason) => {
    const categories = new ImportedCategories(stored);
    expect(categories.refusalOf(names('Neu', name))).toBe(reason);
    expect(() => categories.find(names('Neu', name))).toThrow(reason);
    expect(categories.takePending()).toEqual([]);
  });
});

describe('a tree', () => {
  test('may write the root’s name in capital letters', () => {
    const categories = new ImportedCategories(stored);
    expect(categories.merge({ _id: 'shop', name: 'SHOP', children: [] })).toEqual({ ok: true });
    expect(categories.takePending()).toMatchObject([{ id: 'shop', name: 'SHOP' }]);
  });

  test('adds and changes, leaves the same alone, and keeps what it does not name', () => {
    const categories = new ImportedCategories([
      ...stored,
      { id: 'alt', parentId: 'shop', name: 'Alt', position: 1, customPage: null },
    ]);
    const merged = categories.merge(
      tree([
        { _id: 'werkzeug', name: 'Werkzeuge', children: [] },
        { _id: 'neu', name: 'Neu', customPage: '/shop/C/neu', children: [] },
      ]),
    );
    expect(merged).toEqual({ ok: true });
    expect(categories.takePending()).toEqual([
      { id: 'werkzeug', parentId: 'shop', name: 'Werkzeuge', position: 0, customPage: null, details: noDetails },
      { id: 'neu', parentId: 'shop', name: 'Neu', position: 2, customPage: '/shop/C/neu', details: noDetails },
    ]);
    expect(categories.find({ kind: 'id', id: 'alt' })).toBe('alt');
  });

  test('leaves places alone that agree with its order, and puts new ones behind all', () => {
    const categories = new ImportedCategories([
      ...stored,
      { id: 'b', parentId: 'shop', name: 'B', position: 4, customPage: null },
      { id: 'c', parentId: 'shop', name: 'C1', position: 4, customPage: null },
      { id: 'd', parentId: 'shop', name: 'D', position: 7, customPage: null },
    ]);
    const places = (...ids: string[]) => {
      const named = { werkzeug: 'Werkzeug', c: 'C1' } as Record<string, string>;
      categories.merge(tree(ids.map((_id) => ({ _id, name: named[_id] ?? _id.toUpperCase() }))));
      return categories.takePending().map(({ id, position }) => [id, position]);
    };
    expect(places('werkzeug', 'b', 'c', 'd')).toEqual([]);
    expect(places('b', 'd')).toEqual([]);
    expect(places('x')).toEqual([['x', 8]]);
    expect(places('b', 'y', 'z')).toEqual([
      ['y', 9],
      ['z', 10],
    ]);
    expect(categories.find(names('Danach'))).toBe('danach');
    expect(categories.takePending()).toMatchObject([{ id: 'danach', position: 11 }]);
    expect(places('c', 'b')).toEqual([
      ['c', 0],
      ['b', 1],
    ]);
  });

  test.each([
    [
      'siblings that differ in case only',
      tree([
        { _id: 'a', name: 'Äxte', children: [] },
        { _id: 'b', name: 'ÄXTE', children: [] },
      ]),
      /Groß- und Kleinschreibung/,
    ],
    ['a reserved name', tree([{ _id: 'a', name: 'P', children: [] }]), /C und P/],
    ['an id twice', tree([{ _id: 'a', name: 'A', children: [{ _id: 'a', name: 'B', children: [] }] }]), /zweimal/],
    ['a root that no link begins with', { _id: 'shop', name: 'Laden', children: [] }, /muss "Shop" heißen/],
    ['another root', { _id: 'andere', name: 'Shop', children: [] }, /andere Wurzelkategorie/],
    ['a control character in an id', tree([{ _id: 'a\nb', name: 'A', children: [] }]), /Steuerzeichen/],
    [
      'an address of 201 letters',
      tree([{ _id: 'a', name: 'A', customPage: 'x'.repeat(201) }]),
      /höchstens 200 Zeichen/,
    ],
    ['no ids', tree([{ name: 'A', children: [] }]), /kein gültiger Baum/],
    ['a sibling of a stored name', tree([{ _id: 'neu', name: 'werkzeug', children: [] }]), /Groß- und Kleinschreibung/],
  ])('with %s is refused whole', (_name, value, reason) => {
    const categories = new ImportedCategories(stored);
    expect(categories.merge(value)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
    expect(categories.takePending()).toEqual([]);
    expect(categories.refusalOf({ kind: 'id', id: 'a' })).toBe('Die Kategorie „a“ gibt es nicht.');
  });
});
