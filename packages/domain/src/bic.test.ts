import { expect, test } from 'vitest';
import { isBic } from './bic.ts';

test.each(['BKAUATWW', 'DEMOATXXXXX', 'bkau at ww'])('%s', (bic) => expect(isBic(bic)).toBe(true));

test.each(['', 'BKAUAT', 'BKAUATWWX', 'BKAU1TWW', 'BKAUATWWXXXX', 'BKAU-AT-WW', 'AT611904300234573201'])(
  'not %s',
  (text) => expect(isBic(text)).toBe(false),
);
