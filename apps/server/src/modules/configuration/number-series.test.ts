import { expect, test } from 'vitest';
import { checkConfiguration } from './check-configuration.ts';
import { defaultConfiguration } from './texts/defaults.de.ts';

const { documents } = defaultConfiguration;
const wrong = (more: Partial<typeof documents>) => {
  const checked = checkConfiguration('documents', { ...documents, ...more });
  return checked.ok ? [] : checked.errors.map(({ path, msg }) => `${path}: ${msg}`);
};

test('each series of numbers has a pattern of its own, however many digits it has', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ correctionNumbers: 'RE{YYYY}-{00}' })).toEqual([
    'correctionNumbers: Diese Nummern gäbe es schon in einer anderen Reihe: Jede Reihe braucht ihr eigenes Muster.',
  ]);
  expect(wrong({ deliveryNoteNumbers: 'ohne Folge' })).toHaveLength(1);
  expect(wrong({ paymentDays: -1 })).toHaveLength(1);
});
