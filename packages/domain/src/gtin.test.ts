import { describe, expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

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
