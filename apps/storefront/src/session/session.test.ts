import { describe, expect, test } from 'vitest';
import { changesIdentity, type Session, unknownSession } from './session.ts';

const signedIn = (_id: string, email = 'ada@kunde.example'): Session => ({
  state: 'signed-in',
  user: { _id, email, separateShippingAddress: false, onlineUser: true },
});
const nobody: Session = { state: 'signed-out' };

describe('whether the page is loaded anew (SPEC §4) [SPEC §4.2.1, §4.2.3, §4.2.4]', () => {
  test.each([
    ['the first that is known, a customer', unknownSession, signedIn('a'), false],
    ['the first that is known, nobody', unknownSession, nobody, false],
    ['the same customer, with other data', signedIn('a'), signedIn('a', 'neu@kunde.example'), false],
    ['still nobody', nobody, nobody, false],
    ['somebody logs in', nobody, signedIn('a'), true],
    ['somebody logs out', signedIn('a'), nobody, true],
    ['somebody else', signedIn('a'), signedIn('b'), true],
    ['a user without an id is somebody', nobody, signedIn(''), true],
    ['and always the same', signedIn(''), signedIn('', 'neu@kunde.example'), false],
    ['but no customer with an id', signedIn(''), signedIn('a'), true],
    ['nor one whose id is the word for nobody', nobody, signedIn('nobody'), true],
  ])('%s', (_what, before, next, reloads) => {
    expect(changesIdentity(before, next)).toBe(reloads);
  });
});
