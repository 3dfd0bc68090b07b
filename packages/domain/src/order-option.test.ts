import { describe, expect, test } from 'vitest';
import { firstMissingOption, type OrderOption } from './order-option.ts';

const terms: OrderOption = { name: 'AGB', content: '<p>Ich stimme den AGB zu.</p>', mandatory: true };
const newsletter: OrderOption = { name: 'Newsletter', content: '<p>Neuigkeiten</p>', mandatory: false };
const age: OrderOption = { name: 'Alter', content: '<p>Ich bin volljährig.</p>', mandatory: true };
const options = [newsletter, terms, age];

describe('the mandatory option that is missing [SPEC §5.17]', () => {
  test.each([
    ['is the first when none is ticked', [], terms],
    ['is the first when only an optional one is ticked', ['Newsletter'], terms],
    ['is the second when the first is ticked', ['AGB'], age],
    ['is the first when only the second is ticked', ['Alter'], terms],
    ['is none when all mandatory ones are ticked', ['Alter', 'AGB'], null],
    ['is none when all are ticked', ['AGB', 'Newsletter', 'Alter'], null],
    ['is not made good by a name in another case', ['agb', 'Alter'], terms],
    ['is not made good by an unknown name', ['Irgendwas', 'Alter'], terms],
    ['is none when one is ticked twice', ['AGB', 'AGB', 'Alter'], null],
  ])('%s', (_, chosen, missing) => {
    expect(firstMissingOption(options, chosen)).toBe(missing);
  });

  test('is none without options', () => {
    expect(firstMissingOption([], ['AGB'])).toBeNull();
    expect(firstMissingOption([newsletter], [])).toBeNull();
  });
});
