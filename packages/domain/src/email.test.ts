import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailRefusal, isEmail, maxEmailLength } from './email.ts';

const label63 = 'a'.repeat(63);

describe('an e-mail address', () => {
  test.each([
    'anna@example.at',
    'Anna.Maria@Example.AT',
    'a@b.co',
    'anna+kontor@example.at',
    "o'neill@example.ie",
    'a_b-c@sub.example.co.at',
    '!#$%&*/=?^`{|}~@example.at',
    '12345@67890.at',
    'anna@müller.at',
    'anna@xn--mller-kva.at',
    'anna@3com.com',
    'anna@1.2.example.at',
    'anna@почта.рф',
    `${'a'.repeat(64)}@example.at`,
    `a@${label63}.at`,
    `${'a'.repeat(62)}@${label63}.${label63}.${'a'.repeat(60)}.at`,
  ])('%s is accepted', (text) => {
    expect(emailRefusal(text)).toBeNull();
    expect(isEmail(text)).toBe(true);
  });

  test.each(['', ' ', '\t\n', '\u00a0'])('%j is missing', (text) => {
    expect(emailRefusal(text)).toBe('required');
  });

  test.each([
    ['no @', 'anna.example.at'],
    ['nothing before the @', '@example.at'],
    ['nothing after the @', 'anna@'],
    ['only an @', '@'],
    ['two @', 'anna@maria@example.at'],
    ['a domain of one label', 'anna@localhost'],
    ['a dot in front', '.anna@example.at'],
    ['a dot before the @', 'anna.@example.at'],
    ['two dots', 'anna..maria@example.at'],
    ['a dot after the @', 'anna@.example.at'],
    ['a dot at the end', 'anna@example.at.'],
    ['two dots in the domain', 'anna@example..at'],
    ['a hyphen in front of a label', 'anna@-example.at'],
    ['a hyphen at the end of a label', 'anna@example-.at'],
    ['an underscore in the domain', 'anna@my_shop.at'],
    ['an address of a machine', 'anna@192.168.0.1'],
    ['an address literal', 'anna@[192.168.0.1]'],
    ['a quoted local part', '"anna maria"@example.at'],
    ['a comment', 'anna(home)@example.at'],
    ['a display name', 'Anna <anna@example.at>'],
    ['a space inside', 'anna maria@example.at'],
    ['a space in front', ' anna@example.at'],
    ['a space at the end', 'anna@example.at '],
    ['two addresses', 'anna@example.at,bert@example.at'],
    ['a semicolon', 'anna@example.at;bert@example.at'],
    ['an umlaut and a space before the @', 'än nä@example.at'],
    ['an umlaut on both sides of no domain', 'ännä@müller'],
    ['a line break inside', 'anna@exam\nple.at'],
    ['a line break at the end', 'anna@example.at\n'],
    ['a header smuggled in', 'anna@example.at\r\nBcc: all@example.at'],
    ['a zero byte', 'anna\u0000@example.at'],
    ['a line separator', 'anna@example.at\u2028'],
    ['a top level that starts with a digit', 'anna@example.4t'],
    ['a local part of 65', `${'a'.repeat(65)}@example.at`],
    ['a label of 64', `anna@${'a'.repeat(64)}.at`],
  ])('%s is refused', (_, text) => {
    expect(emailRefusal(text)).toBe('invalid-email');
    expect(isEmail(text)).toBe(false);
  });

  test.each(['ännä@example.at', 'jo\u0308rg@müller.at', 'анна@example.at', 'jörg.müller@example.at'])(
    '%s is one that not every mail server takes',
    (text) => {
      expect(emailRefusal(text)).toBe('non-ascii-email');
      expect(isEmail(text)).toBe(false);
    },
  );

  test.each([
    ['one character too many', `${'a'.repeat(63)}@${label63}.${label63}.${'a'.repeat(60)}.at`],
    ['100 kB', `${'a'.repeat(100_000)}@example.at`],
    ['100 kB of dots', '.'.repeat(100_000)],
  ])('%s is too long', (_, text) => {
    expect(text.length).toBeGreaterThan(maxEmailLength);
    expect(emailRefusal(text)).toBe('too-long');
  });

  test('that a generator makes by the book is accepted', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (text) => {
        expect(emailRefusal(text)).toBeNull();
      }),
    );
  });

  test('never carries what would break a header', () => {
    const fragments = fc.array(fc.constantFrom('a', '@', '.', 'b.at', '\r', '\n', '\u0000', ' ', '<', '>', ','), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fragments, (parts) => {
        const text = parts.join('');
        if (isEmail(text)) expect(text).toMatch(/^[^\s@<>,\p{Cc}]+@[^\s@<>,\p{Cc}]+$/u);
      }),
    );
  });
});
