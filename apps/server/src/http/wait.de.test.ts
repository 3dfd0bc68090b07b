import { expect, test } from 'vitest';
import { waitText } from './texts/wait.de.ts';

test.each([
  [0, 'in einer Sekunde'],
  [1, 'in einer Sekunde'],
  [45, 'in 45 Sekunden'],
  [59, 'in 59 Sekunden'],
  [60, 'in einer Minute'],
  [61, 'in 2 Minuten'],
  [900, 'in 15 Minuten'],
  [3540, 'in 59 Minuten'],
  [3541, 'in einer Stunde'],
  [3600, 'in einer Stunde'],
  [3601, 'in 2 Stunden'],
  [86_400, 'in 24 Stunden'],
])('a wait of %d seconds reads %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
