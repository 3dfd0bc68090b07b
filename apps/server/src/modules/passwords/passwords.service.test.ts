import { afterAll, expect, test } from 'vitest';
import { createPasswordService, type PasswordChecks } from './passwords.service.ts';

const passwords = createPasswordService();
afterAll(() => passwords.close());

test('a password is hashed by argon2id with 19 MiB, 2 passes, 1 lane and a salt of its own', async () => {
  const hashes = await Promise.all([passwords.hash('korrektes Pferd'), passwords.hash('korrektes Pferd')]);
  for (const hash of hashes)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(hashes[0]).not.toBe(hashes[1]);
  expect(await passwords.verify('korrektes Pferd', hashes[0])).toBe('right');
  expect(await passwords.verify('Korrektes Pferd', hashes[0])).toBe('wrong');
  expect(await passwords.verify('', hashes[0])).toBe('wrong');
});

test('an umlaut is the same however it was typed', async () => {
  const hash = await passwords.hash('Br\u00fccke 1848');
  expect(await passwords.verify('Bru\u0308cke 1848', hash)).toBe('right');
  expect(await passwords.verify('Brucke 1848', hash)).toBe('wrong');
});

test.each([
  // The reference implementation's own vectors (phc-winner-argon2, src/test.c, version 0x13 of argon2id).
  ['$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4', 'password', 'right-but-old'],
  ['$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc', 'password', 'right-but-old'],
  ['$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc', 'Password', 'wrong'],
  [
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    'password',
    'right-but-old',
  ],
  [
    '$argon2id$v=19$m=65536,t=2,p=1$ZGlmZnNhbHQ$vfMrBczELrFdWP0ZsfhWsRPaHppYdP3MVEMIVlqoFBw',
    'password',
    'right-but-old',
  ],
])('argon2id as others write it: %s of %s is %s', async (stored, password, verdict) => {
  expect(await passwords.verify(password, stored)).toBe(verdict);
});

test('without an account, and with a hash that is none, every password is wrong', async () => {
  expect(await passwords.verify('password', null)).toBe('wrong');
  expect(await passwords.verify('password', '')).toBe('wrong');
  expect(await passwords.verify('password', 'password')).toBe('wrong');
});

test('a hash that would cost gigabytes or hours is not computed [security: old-hash-too-costly]', async () => {
  const tail = 'c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  for (const cost of [
    'm=999999,t=2,p=1',
    'm=65537,t=2,p=1',
    'm=256,t=99,p=1',
    'm=256,t=2,p=99',
    'm=7,t=2,p=1',
    'm=256,t=0,p=1',
  ])
    expect(await passwords.verify('password', `$argon2id$v=19$${cost}$${tail}`)).toBe('wrong');
});

test('a login that finds the queue full is refused with a message, and nothing is checked [security: login-storm]', async () => {
  const small = createPasswordService({ ours: { permits: 1, waiting: 1 }, old: { permits: 1, waiting: 0 } });
  const hash = await small.hash('korrektes Pferd');
  const [first, second, third, fourth] = await Promise.all([
    small.verify('korrektes Pferd', hash),
    small.hash('anderes Pferd'),
    small.verify('korrektes Pferd', hash),
    small.hash('drittes Pferd'),
  ]);
  expect([first, third, fourth]).toEqual(['right', 'busy', null]);
  expect(second).toMatch(/^\$argon2id/);
  expect(await small.verify('korrektes Pferd', hash)).toBe('right');
});

test('a password of an old shop is right once, and hashed anew from then on', async () => {
  const stored = '$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq';
  expect(await passwords.verify('rasmuslerdorf', stored)).toBe('right-but-old');
  expect(await passwords.verify('Rasmuslerdorf', stored)).toBe('wrong');
  expect(await passwords.verify('rasmuslerdorf', await passwords.hash('rasmuslerdorf'))).toBe('right');
});

test('hashes of old shops have a line of their own: when it is full, our hashes are still checked', async () => {
  const small = createPasswordService({ ours: { permits: 2, waiting: 20 }, old: { permits: 1, waiting: 0 } });
  const ours = await small.hash('korrektes Pferd');
  const old = '374996a5e8a5e57fd97d893f7df79824:36';
  const verdicts = await Promise.all([
    small.verify('hashcat', old),
    small.verify('hashcat', old),
    small.verify('korrektes Pferd', ours),
  ]);
  expect(verdicts).toEqual(['right-but-old', 'busy', 'right']);
  await small.close();
});

test('however many strangers fill the queue, known browsers come in, and go first [security: login-storm]', async () => {
  const small = createPasswordService({ ours: { permits: 1, waiting: 2 }, old: { permits: 1, waiting: 0 } });
  const hash = await small.hash('korrektes Pferd');
  const done: string[] = [];
  const check = async (name: string, checks: PasswordChecks) => {
    const verdict = await checks.verify('korrektes Pferd', hash);
    done.push(`${name} ${verdict}`);
  };
  const strangers = ['a', 'b', 'c', 'd'].map((name) => check(name, small));
  await Promise.all([...strangers, check('known', small.ofKnown)]);
  expect(done).toEqual(['d busy', 'a right', 'known right', 'b right', 'c right']);
});

const bcrypt = '$2y$10$SplxKIlnXGBGHSlJ1Yf7m.LUdQGTzY7FTiVzZoHvUHZB/l2TVnJk2';

test('a login that is refused waits for the old hashes before it, whatever it is refused for; one that is right is not held up [security: enumeration-by-time]', async () => {
  const ours = await passwords.hash('korrektes Pferd');
  const done: string[] = [];
  const login = async (name: string, password: string, stored: string | null) => {
    const verdict = await passwords.verifyStrangers(password, stored);
    done.push(`${name} ${verdict}`);
  };
  const before = Array.from({ length: 20 }, (_, i) => login(`alt ${i}`, 'falsch', bcrypt));
  await Promise.all([
    ...before,
    login('ours, wrong', 'falsch', ours),
    login('missing', 'falsch', null),
    login('right', 'korrektes Pferd', ours),
  ]);
  expect(done.slice(-3).sort()).toEqual(['alt 19 wrong', 'missing wrong', 'ours, wrong wrong']);
});

test('when too many old hashes wait, every refusal says to come again, and right passwords of ours are accepted [security: enumeration-by-time]', async () => {
  const small = createPasswordService({ ours: { permits: 2, waiting: 20 }, old: { permits: 1, waiting: 0 } });
  const ours = await small.hash('korrektes Pferd');
  const verdicts = await Promise.all([
    small.verifyStrangers('falsch', bcrypt),
    small.verifyStrangers('falsch', bcrypt),
    small.verifyStrangers('falsch', ours),
    small.verifyStrangers('falsch', null),
    small.verifyStrangers('korrektes Pferd', ours),
    small.ofKnown.verify('falsch', ours),
  ]);
  expect(verdicts).toEqual(['wrong', 'held-up', 'held-up', 'held-up', 'right', 'wrong']);
  await small.close();
});
