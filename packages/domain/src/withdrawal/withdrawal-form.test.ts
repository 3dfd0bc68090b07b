import { expect, test } from 'vitest';
import { type WithdrawalForm, withdrawalRefusals } from './withdrawal-form.ts';

const form: WithdrawalForm = {
  ...{ name: 'Anna Berger', email: 'anna@example.at', orderNumber: '2026-000001' },
  ...{ orderEmail: '', orderDate: '', what: '' },
};

test.each([
  ['a name, an order number and an address', {}],
  ['a date in any words instead of the number', { orderNumber: '', orderDate: 'Mitte November' }],
  ['what is meant, over several lines', { what: 'der Hammer\nund die Säge' }],
])('%s are enough [LAW F3]', (_, change) => {
  expect(withdrawalRefusals({ ...form, ...change }, false)).toEqual([]);
});

test('an order known by its link needs no number', () => {
  expect(withdrawalRefusals({ ...form, orderNumber: '' }, true)).toEqual([]);
});

test.each([
  ['no name', { name: ' ' }, [{ path: 'name', code: 'required' }]],
  ['no address', { email: '' }, [{ path: 'email', code: 'required' }]],
  ['two addresses', { email: 'a@b.at, c@d.at' }, [{ path: 'email', code: 'invalid-email' }]],
  ['a wrong address of the order', { orderEmail: 'anna' }, [{ path: 'orderEmail', code: 'invalid-email' }]],
  ['nothing that names the contract', { orderNumber: '' }, [{ path: 'orderNumber', code: 'required' }]],
  ['a line break in the name', { name: 'Anna\nBcc: x' }, [{ path: 'name', code: 'control-character' }]],
  ['a name without end', { name: 'a'.repeat(201) }, [{ path: 'name', code: 'too-long', limit: 200 }]],
  ['words without end', { what: 'a'.repeat(1001) }, [{ path: 'what', code: 'too-long', limit: 1000 }]],
  ['a zero byte', { what: 'a\0' }, [{ path: 'what', code: 'control-character' }]],
] as const)('%s is refused', (_, change, refusals) => {
  expect(withdrawalRefusals({ ...form, ...change }, false)).toEqual(refusals);
});
