import { expect, test } from 'vitest';
import { messageIdOf } from './message-id.ts';

test('the same mail has the same id, another has another', () => {
  const id = messageIdOf('order', 'secret-id', { name: 'Shop', address: 'shop@Shop.Example' });
  expect(id).toMatch(/^order\.[0-9a-f]{40}@shop\.example$/);
  expect(id).not.toContain('secret');
  expect(messageIdOf('order', 'secret-id', { name: '', address: 'shop@shop.example' })).toBe(id);
  expect(messageIdOf('order', 'other-id', { name: '', address: 'shop@shop.example' })).not.toBe(id);
  expect(messageIdOf('payment', 'secret-id', { name: '', address: 'shop@shop.example' })).not.toBe(id);
});

test.each([
  ['shop@müller.at', 'müller.at'],
  ['nonsense', 'localhost'],
])('the domain of %j is %j', (from, domain) => {
  expect(messageIdOf('order', 'x', { name: '', address: from }).split('@')[1]).toBe(domain);
});
