import { describe, expect, test } from 'vitest';
import { ageOn, birthDateRefusal, minimumAgeOf } from './buyer-age.ts';

describe('the age of a buyer [LAW C10]', () => {
  test.each([
    ['2008-11-28', '2026-11-28', 18],
    ['2008-11-29', '2026-11-28', 17],
    ['2008-12-01', '2026-11-28', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('born on %s, on %s: %i', (birthDate, today, age) => expect(ageOn(birthDate, today)).toBe(age));

  test.each([
    ['', 18, 'required'],
    ['', null, null],
    ['2020-01-01', null, null],
    ['2008-11-28', 18, null],
    ['2008-11-29', 18, 'too-young-18'],
    ['2010-11-28', 16, null],
    ['2010-11-29', 16, 'too-young-16'],
    ['2026-11-29', 16, 'invalid-birth-date'],
    ['2008-02-30', 16, 'invalid-birth-date'],
    ['0199-01-01', 16, 'invalid-birth-date'],
    ['28.11.1990', 16, 'invalid-birth-date'],
  ] as const)('"%s" for goods from %s on: %s', (birthDate, minimumAge, code) =>
    expect(birthDateRefusal(birthDate, { minimumAge, today: '2026-11-28' })).toBe(code),
  );

  test('the strictest article counts', () => {
    expect(minimumAgeOf([{}, {}])).toBe(null);
    expect(minimumAgeOf([{}, { minimumAge: 16 }])).toBe(16);
    expect(minimumAgeOf([{ minimumAge: 18 }, { minimumAge: 16 }])).toBe(18);
  });
});
