import { describe, expect, test } from 'vitest';
import { type Combobox, type ComboboxEvent, closedCombobox, comboboxAfter, keyEffects } from './combobox.ts';
import type { Suggested } from './suggested.ts';

const suggested: Suggested = {
  ...{ options: 3, declaration: 'gross', typed: 'säge' },
  ...{ categories: [], pages: [], products: [], all: null },
};
const open: Combobox = { ...closedCombobox, suggested };
const nothing = { asks: false, isPrevented: false, followed: null, ends: false };

/** The combobox after a sequence of keys. */
const afterKeys = (...keys: string[]) =>
  keys.reduce((list, key) => comboboxAfter(list, { type: 'pressed', key }), open);

describe('the list', () => {
  test('opens with an answer, and nobody stands on an option yet', () => {
    expect(comboboxAfter(closedCombobox, { type: 'answered', suggested })).toEqual(open);
    expect(comboboxAfter({ ...open, active: 2 }, { type: 'answered', suggested })).toEqual(open);
  });

  test('closes where nothing fits, and when somebody turns to something else', () => {
    expect(comboboxAfter({ ...open, active: 1 }, { type: 'answered', suggested: null })).toEqual(closedCombobox);
    expect(comboboxAfter({ ...open, active: 1 }, { type: 'left' })).toEqual(closedCombobox);
  });

  test.each([
    ['down goes to the first option', ['ArrowDown'], 0],
    ['up goes to the last', ['ArrowUp'], 2],
    ['down through all of them comes back to the text', ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], null],
    ['moving in the text leaves the options', ['ArrowDown', 'ArrowLeft'], null],
    ['a letter stays where one stands until its answer comes', ['ArrowDown', 'a'], 0],
  ])('%s', (_, keys, active) => {
    expect(afterKeys(...keys)).toEqual({ ...open, active });
  });

  test.each(['Enter', 'Escape', 'PageDown', 'PageUp'])('%s closes it', (key) => {
    expect(afterKeys('ArrowDown', key)).toEqual(closedCombobox);
  });

  test.each<[string, Combobox, readonly ('in' | 'out' | 'read')[], Combobox]>([
    ['closes when it has been read', open, ['read'], closedCombobox],
    ['stays for the pointer in it', open, ['in', 'read'], { ...open, isPointed: true }],
    ['closes when it has been read after the pointer left', open, ['in', 'read', 'out', 'read'], closedCombobox],
    ['does not close at once when the pointer leaves', open, ['in', 'read', 'out'], open],
    ['stays for who has reached an option', { ...open, active: 1 }, ['in', 'out', 'read'], { ...open, active: 1 }],
    ['is not opened by the pointer', closedCombobox, ['in', 'out', 'read'], closedCombobox],
  ])('%s', (_, before, events, after) => {
    const told = {
      in: { type: 'pointed', isOver: true },
      out: { type: 'pointed', isOver: false },
      read: { type: 'read' },
    };
    const end = events.reduce((list, event) => comboboxAfter(list, told[event] as ComboboxEvent), before);
    expect(end).toEqual(after);
  });

  test('of another answer the pointer has to move anew', () => {
    expect(comboboxAfter({ ...open, isPointed: true }, { type: 'answered', suggested })).toEqual(open);
  });

  test('a closed one stays closed, whatever is pressed', () => {
    expect(comboboxAfter(closedCombobox, { type: 'pressed', key: 'ArrowDown' })).toEqual(closedCombobox);
  });
});

describe('a key', () => {
  test.each([
    ['down in a closed list asks at once, and moves the cursor as ever', 'ArrowDown', { ...nothing, asks: true }],
    ['Enter searches', 'Enter', { ...nothing, ends: true }],
    ['Escape empties the box', 'Escape', { ...nothing, ends: true }],
    ['a letter is a letter', 'a', nothing],
  ])('without a list: %s', (_, key, effects) => {
    expect(keyEffects(closedCombobox, key)).toEqual(effects);
  });

  test.each([
    ['down', 'ArrowDown', null, { ...nothing, isPrevented: true }],
    ['Escape closes the list and leaves the text', 'Escape', null, { ...nothing, isPrevented: true, ends: true }],
    ['Enter in the text searches', 'Enter', null, { ...nothing, ends: true }],
    ['Enter on an option goes there', 'Enter', 1, { ...nothing, isPrevented: true, followed: 1, ends: true }],
    ['Home moves in the text', 'Home', 1, nothing],
    ['PageDown scrolls', 'PageDown', 1, { ...nothing, ends: true }],
  ])('with a list: %s', (_, key, active, effects) => {
    expect(keyEffects({ ...open, active }, key)).toEqual(effects);
  });
});
