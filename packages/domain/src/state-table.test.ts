import { describe, expect, test } from 'vitest';
import { mayFollow, type StateTable, unreachableStates } from './state-table.ts';

type Door = 'open' | 'closed' | 'locked' | 'walled up';

const doors: StateTable<Door> = {
  open: ['closed'],
  closed: ['open', 'locked'],
  locked: ['closed'],
  'walled up': ['locked'],
};

describe('a table of states', () => {
  test.each([
    ['open', 'closed', true],
    ['closed', 'open', true],
    ['closed', 'locked', true],
    ['open', 'locked', false],
    ['open', 'open', false],
    ['locked', 'walled up', false],
  ] as const)('from %s to %s: %s', (from, to, allowed) => {
    expect(mayFollow(doors, from, to)).toBe(allowed);
  });

  test('shows what nobody can get to', () => {
    expect(unreachableStates(doors, 'open')).toEqual(['walled up']);
    expect(unreachableStates(doors, 'locked')).toEqual(['walled up']);
    expect(unreachableStates(doors, 'walled up')).toEqual([]);
  });

  test('that leads nowhere leaves all but its start', () => {
    const stuck: StateTable<'a' | 'b' | 'c'> = { a: [], b: ['c'], c: ['b'] };
    expect(unreachableStates(stuck, 'a')).toEqual(['b', 'c']);
    expect(unreachableStates(stuck, 'b')).toEqual(['a']);
  });
});
