import { expect, test } from 'vitest';
import { arrivalWords } from './arrival-words.ts';

const days = { min: 2, max: 4 };

test('an order arrives between two days, or on one', () => {
  const arrival = { days, from: '2026-11-26', to: '2026-11-30' };
  expect(arrivalWords(arrival)).toBe('Lieferung Do., 26. Nov. bis Mo., 30. Nov.');
  expect(arrivalWords({ ...arrival, to: '2026-11-26' })).toBe('Lieferung Do., 26. Nov.');
});

test('what waits for money arrives so many days after it', () => {
  expect(arrivalWords({ days })).toBe('Lieferung 2 bis 4 Werktage nach Zahlungseingang');
  expect(arrivalWords({ days: { min: 3, max: 3 } })).toBe('Lieferung 3 Werktage nach Zahlungseingang');
  expect(arrivalWords({ days: { min: 1, max: 1 } })).toBe('Lieferung 1 Werktag nach Zahlungseingang');
  expect(arrivalWords({ days, from: '2026-11-26', to: '2026-11-30' }, true)).toBe(
    'Lieferung 2 bis 4 Werktage nach Zahlungseingang',
  );
});
