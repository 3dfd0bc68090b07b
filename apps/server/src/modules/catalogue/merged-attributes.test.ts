import { expect, test } from 'vitest';
import { mergedAttributes } from './merged-attributes.ts';

const row = (name: string, unit: string | null = null) => ({
  ...{ name, unit, group_name: null, kind: null },
  ...({ filter: 1, listed: 1, internal: 0, searched: 1 } as const),
});
const stored = [row('Länge'), row('Breite'), row('Höhe')];
const names = (changes: Parameters<typeof mergedAttributes>[1]) =>
  mergedAttributes(stored, changes).map(({ name }) => name);
const said = (...some: string[]) => some.map((name) => ({ name, said: {} }));

test('a file that names all of them says their order', () => {
  expect(names(said('Höhe', 'Farbe', 'Breite', 'Länge'))).toEqual(['Höhe', 'Farbe', 'Breite', 'Länge']);
});

test('in a part those that it names exchange places, and new ones come behind', () => {
  expect(names(said('Höhe', 'Farbe', 'Länge'))).toEqual(['Höhe', 'Breite', 'Länge', 'Farbe']);
  expect(names([])).toEqual(['Länge', 'Breite', 'Höhe']);
});

test('fields of an attribute that a file does not name stay', () => {
  const changes = [
    { name: 'Länge', said: { unit: 'mm' } },
    { name: 'Farbe', said: { internal: 1 as const } },
  ];
  const [first, , , last] = mergedAttributes([row('Länge', 'cm'), row('Breite'), row('Höhe')], changes);
  expect(first).toEqual(row('Länge', 'mm'));
  expect(last).toEqual({ ...row('Farbe'), internal: 1 });
});

test('a hint holds where nobody has defined the attribute', () => {
  const changes = [
    { name: 'Länge', said: { unit: 'mm' }, isHint: true },
    { name: 'Farbe', said: { unit: 'RAL' }, isHint: true },
  ];
  expect(mergedAttributes(stored, changes)).toEqual([...stored, row('Farbe', 'RAL')]);
});

test('a definition can go', () => {
  expect(names([{ name: 'Breite', said: {}, isToGo: true }])).toEqual(['Länge', 'Höhe']);
  expect(names([{ name: 'Farbe', said: {}, isToGo: true }])).toEqual(['Länge', 'Breite', 'Höhe']);
});
