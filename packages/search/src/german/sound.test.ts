import { expect, test } from 'vitest';
import { soundOf } from './sound.ts';

test.each([
  ['vase', 'fase'],
  ['rhythmus', 'rytmus'],
  ['joghurt', 'jogurt'],
  ['shampoo', 'schampu'],
  ['whisky', 'wiski'],
  ['mayonnaise', 'majonaese'],
  ['conditioner', 'konditioner'],
  ['lack', 'lak'],
  ['fahrrad', 'farrad'],
  ['chips', 'tschips'],
  ['cappuccino', 'kaputschino'],
  ['leim', 'laim'],
  ['nagel', 'nagl'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['hammer', 'kammer'],
  ['zange', 'stange'],
  ['bohrer', 'bohner'],
  ['chlor', 'schlor'],
  ['fach', 'fasch'],
  ['kerl', 'kerel'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
