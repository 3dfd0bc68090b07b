import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const payments = join(import.meta.dirname, '..');

/** The module's files that contain a text, without tests. */
function filesWith(text: RegExp): string[] {
  return globSync('**/*.ts', { cwd: payments, exclude: ['**/*.test.ts', 'testing/**'] })
    .filter((file) => text.test(readFileSync(join(payments, file), 'utf8')))
    .sort();
}

test('payment attempts are written by what was decided, leased, rid of people, and by nothing else', () => {
  expect(filesWith(/(updateTable|insertInto|deleteFrom)\('payment_attempts'\)/)).toEqual([
    'store/apply-effects.ts',
    'store/erase-payments.ts',
    'store/leases.ts',
  ]);
  expect(filesWith(/(updateTable|insertInto|deleteFrom)\('payment_operations'\)/)).toEqual([
    'store/operations.repository.ts',
  ]);
  expect(filesWith(/\b(insertOperation|changeOperation|takeClaim|releaseClaim)\(/)).toEqual([
    'store/apply-effects.ts',
    'store/claims.repository.ts',
    'store/operations.repository.ts',
  ]);
});

test('decisions are written only after their case was loaded with the order locked', () => {
  const appliers = filesWith(/\bapplyEffects\(/).filter((file) => file !== 'store/apply-effects.ts');
  expect(appliers).toEqual(filesWith(/\bawait (loadCase|caseOfOrder)\(/).filter((file) => !file.startsWith('store/')));
});
