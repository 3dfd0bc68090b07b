import { expect, test } from 'vitest';
import { type AttributeDefinition, undefinedAttribute } from './attribute-definition.ts';
import { AttributeDefinitions, noDefinitions } from './attribute-definitions.ts';
import { recogniseAttribute } from './recognise-attribute.ts';

const defined = (name: string, more: Partial<AttributeDefinition> = {}) => ({ ...undefinedAttribute, name, ...more });
const listed = (definition: Partial<AttributeDefinition>, value: string) =>
  new AttributeDefinitions([defined('A', definition)]).listed([{ name: 'A', value }]).map((one) => one.value);

test.each([
  ['mm', '12 cm', '120 mm'],
  ['mm', '120 mm', '120 mm'],
  ['mm', '120', '120 mm'],
  ['mm', '1.200,5 mm', '1200,5 mm'],
  ['mm', '-3mm', '-3 mm'],
  ['mm', '2 Zoll', '50,8 mm'],
  ['mm', '12 kg', '12 kg'],
  ['mm', '10 – 20 mm', '10 – 20 mm'],
  ['mm', 'verstellbar', 'verstellbar'],
  ['mm', '0.0000001 m', '0.0000001 m'],
  ['kg', '500 g', '0,5 kg'],
  ['°', '45', '45°'],
  ['Zähne/Zoll', '14', '14 Zähne/Zoll'],
  ['Zähne/Zoll', '14 Zähne/Zoll', '14 Zähne/Zoll'],
  ['mm', '10 m', '10.000 mm'],
  ['mm', '12.000', '12.000 mm'],
  ['m', '9.999 m', '9999 m'],
  [null, '12 cm', '12 cm'],
])('in %s the value %s is %s', (unit, value, shown) => {
  expect(listed({ kind: 'number', unit }, value)).toEqual([shown]);
  expect(listed({ unit }, value)).toEqual([shown]);
  expect(listed({ kind: 'text', unit }, value)).toEqual([value]);
});

test.each([
  ['2019', '2019'],
  ['2.019', '2019'],
  ['2019,50', '2019,5'],
  ['12000', '12.000'],
  ['12000 U/min', '12.000 U/min'],
  ['1.500 g', '1500 g'],
  ['12cm', '12 cm'],
  ['-40°C', '-40°C'],
  ['ab 2019', 'ab 2019'],
  ['0.0000001 m', '0.0000001 m'],
])('a number without a unit of its own, %s, is %s; a text and what nobody defined stay', (value, shown) => {
  expect(listed({ kind: 'number' }, value)).toEqual([shown]);
  expect(listed({ kind: 'text' }, value)).toEqual([value]);
  expect(listed({}, value)).toEqual([value]);
});

test.each([
  ['ja', 'Ja'],
  [' JA ', 'Ja'],
  ['x', 'Ja'],
  ['true', 'Ja'],
  ['1', 'Ja'],
  ['Nein', 'Nein'],
  ['0', 'Nein'],
  ['-', 'Nein'],
  ['ohne', 'Nein'],
  ['auf Anfrage', 'auf Anfrage'],
])('as a yes or no %j is %s', (value, shown) => {
  expect(listed({ kind: 'yes-no' }, value)).toEqual([shown]);
});

test.each([
  ['rot, blau', ['rot', 'blau']],
  ['rot; blau | grün', ['rot', 'blau', 'grün']],
  ['0,5 l, 1 l', ['0,5 l', '1 l']],
  ['rot', ['rot']],
])('of several values %s are %j', (value, shown) => {
  expect(listed({ kind: 'several' }, value)).toEqual(shown);
  expect(listed({}, value)).toEqual([value]);
});

test('stand in the operator’s order, each group together, and what nobody defined behind', () => {
  const definitions = new AttributeDefinitions([
    defined('Länge', { group: 'Maße' }),
    defined('Farbe'),
    defined('Höhe', { group: 'Maße' }),
  ]);
  const attributes = ['Weiteres', 'Höhe', 'Farbe', 'Länge'].map((name) => ({ name, value: '1' }));
  expect(definitions.listed(attributes)).toEqual([
    { name: 'Länge', value: '1', group: 'Maße' },
    { name: 'Höhe', value: '1', group: 'Maße' },
    { name: 'Farbe', value: '1' },
    { name: 'Weiteres', value: '1' },
  ]);
  expect(noDefinitions.listed(attributes)).toEqual(attributes);
});

test('say what is filtered by, found and listed; an internal one is none of it', () => {
  const definitions = new AttributeDefinitions([
    defined('Lieferant', { isInternal: true }),
    defined('Nur Tabelle', { isFilter: false, isSearched: false }),
    defined('Nur Filter', { isListed: false }),
    defined('Vegan', { kind: 'yes-no' }),
  ]);
  const attributes = ['Lieferant', 'Nur Tabelle', 'Nur Filter'].map((name) => ({ name, value: 'a' }));
  const vegan = { name: 'Vegan', value: 'nein' };
  expect(definitions.indexed([...attributes, vegan])).toEqual([
    { name: 'Nur Tabelle', value: 'a', isFilter: false, isSearched: false },
    { name: 'Nur Filter', value: 'a' },
    { name: 'Vegan', value: 'Nein', isFilter: false },
  ]);
  expect(definitions.listed([...attributes, vegan])).toEqual([
    { name: 'Nur Tabelle', value: 'a' },
    { name: 'Vegan', value: 'Nein' },
  ]);
});

test('a name is the same however its letters are put together', () => {
  const definitions = new AttributeDefinitions([defined('Länge'.normalize('NFD'), { isInternal: true })]);
  expect(definitions.listed([{ name: 'Länge', value: '1' }])).toEqual([]);
});

test.each([
  [['12 cm', '120 mm', '3 mm'], { kind: 'number', unit: 'mm' }],
  [['1', '2'], { kind: 'number', unit: null }],
  [['ja', 'Nein'], { kind: 'yes-no', unit: null }],
  [['0', '1'], { kind: 'number', unit: null }],
  [['rot', '12 mm'], { kind: 'text', unit: null }],
  [[], { kind: 'text', unit: null }],
])('values such as %j are recognised', (values, found) => {
  expect(recogniseAttribute(new Map(values.map((value) => [value, 1])))).toEqual(found);
});
