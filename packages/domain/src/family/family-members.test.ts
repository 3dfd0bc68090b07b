import { describe, expect, test } from 'vitest';
import { membersInOrder, valuesOfProperties, variantChoices } from './family-members.ts';

const shirt = (id: string, ...values: string[]) => ({ id, values });
const properties = ['Farbe', 'Größe'];
const shirts = [
  shirt('red-l', 'rot', 'L'),
  shirt('red-s', 'rot', 'S'),
  shirt('blue-s', 'blau', 'S'),
  shirt('blue-m', 'blau', 'M'),
];

test('members stand by their values, colours as they came and sizes by size', () => {
  expect(valuesOfProperties(properties, shirts)).toEqual([
    ['rot', 'blau'],
    ['S', 'M', 'L'],
  ]);
  expect(membersInOrder(properties, shirts).map(({ id }) => id)).toEqual(['red-s', 'red-l', 'blue-s', 'blue-m']);
});

describe('a choice', () => {
  const [redL] = shirts;
  const choose = (property: number) =>
    variantChoices(redL ?? shirt(''), property, valuesOfProperties(properties, shirts)[property] ?? [], shirts).map(
      ({ value, member, isCurrent, isExact }) => [value, member.id, isCurrent, isExact],
    );

  test('leads to the member that differs in nothing else', () => {
    expect(choose(1)).toEqual([
      ['S', 'red-s', false, true],
      ['M', 'blue-m', false, false],
      ['L', 'red-l', true, true],
    ]);
  });

  test('leads to the nearest one where there is none', () => {
    expect(choose(0)).toEqual([
      ['rot', 'red-l', true, true],
      ['blau', 'blue-s', false, false],
    ]);
  });

  test('shares the earlier properties first', () => {
    const three = [shirt('a', 'rot', 'S', 'lang'), shirt('b', 'blau', 'M', 'lang'), shirt('c', 'blau', 'S', 'kurz')];
    const [a = shirt('')] = three;
    expect(variantChoices(a, 0, ['rot', 'blau'], three).map(({ member }) => member.id)).toEqual(['a', 'c']);
  });
});
