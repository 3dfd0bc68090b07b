import { expect, test } from 'vitest';
import { environmentOf } from './payment-environment.ts';

test.each([
  [{ env: 'production' }, 'production'],
  [{ env: 'sandbox' }, 'sandbox'],
  [{ env: 'Production' }, 'sandbox'],
  [{ env: true }, 'sandbox'],
  [{}, 'sandbox'],
])(
  'the payment environment is production only if the server says production, otherwise sandbox: %j [SPEC §4.5.5]',
  (answer, env) => {
    expect(environmentOf(answer)).toBe(env);
  },
);
