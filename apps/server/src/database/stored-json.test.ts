import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { StoredJsonUnreadable, storedJson } from './stored-json.ts';

const read = storedJson('things.content', Type.Object({ name: Type.String(), parts: Type.Array(Type.Integer()) }));

test('a value of the right shape is read, with the fields that a newer version added', () => {
  expect(read('{"name":"a","parts":[1]}', '7')).toEqual({ name: 'a', parts: [1] });
  expect(read('{"name":"a","parts":[],"more":true}')).toEqual({ name: 'a', parts: [], more: true });
});

test.each([
  [
    'another type',
    '{"name":"Mustermann","parts":["x"]}',
    'things.content of 7 cannot be read: /parts/0 must be integer',
  ],
  ['a field missing', '{"parts":[]}', 'things.content of 7 cannot be read: it must have required properties name'],
  ['a text cut off', '{"name":"Musterm', 'things.content of 7 cannot be read: it is no JSON'],
  ['nothing', '', 'things.content of 7 cannot be read: it is no JSON'],
])('%s is reported with column and row, without the stored value', (_, json, message) => {
  expect(() => read(json, '7')).toThrow(new StoredJsonUnreadable(message));
});
