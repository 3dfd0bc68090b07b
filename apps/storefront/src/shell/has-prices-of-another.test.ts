import type { User } from '@kontor/contract';
import { expect, test } from 'vitest';
import type { Session } from '../session/session.ts';
import { hasPricesOfAnother } from './has-prices-of-another.ts';

const signedIn = (more: Partial<User>): Session => ({ state: 'signed-in', user: { _id: '1', ...more } as User });
const partner = signedIn({ customerGroup: 'Fachbetrieb' });

test.each<[string, string | null, Session, boolean]>([
  ['everybody’s, while nobody knows who it is', null, { state: 'unknown' }, false],
  ['a group’s, while nobody knows who it is', 'Fachbetrieb', { state: 'unknown' }, false],
  ['everybody’s, for a guest', null, { state: 'signed-out' }, false],
  ['everybody’s, for a customer without a group', null, signedIn({}), false],
  ['everybody’s, for a partner', null, partner, true],
  ['their own, for a partner', 'Fachbetrieb', partner, false],
  ['another group’s, for a partner', 'Wiederverkäufer', partner, true],
  ['a group’s, for a guest', 'Fachbetrieb', { state: 'signed-out' }, true],
])('a page with prices: %s', (_name, pricesOf, session, expected) => {
  expect(hasPricesOfAnother(pricesOf, session)).toBe(expected);
});
