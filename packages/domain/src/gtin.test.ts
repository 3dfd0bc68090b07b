import { describe, expect, test } from 'vitest';
import { isGtin, printedGtin } from './gtin.ts';

describe('a GTIN', () => {
  test.each(['4006381333931', '96385074', '036000291452', '00012345600012', '2000000000008'])('%s is one', (text) => {
    expect(isGtin(text)).toBe(true);
  });
  test.each([
    ['a wrong check digit', '4006381333932'],
    ['two digits swapped', '4006381339331'],
    ['too short', '400638133393'],
    ['nine digits', '123456789'],
    ['letters', '400638133393X'],
    ['digits of another script', '４００６３８１３３３９３１'],
    ['spaces', '4006381 333931'],
    ['nothing', ''],
  ])('%s is none', (_reason, text) => {
    expect(isGtin(text)).toBe(false);
  });
});

test('a GTIN of 14 digits that begins with a zero is printed with 13', () => {
  expect(
    ['04006381333931', '4006381333931', '14006381333938', '036000291452', '00012345600012'].map(printedGtin),
  ).toEqual(['4006381333931', '4006381333931', '14006381333938', '036000291452', '0012345600012']);
});
