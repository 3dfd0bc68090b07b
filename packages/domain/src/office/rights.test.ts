import { expect, test } from 'vitest';
import { givenRoles, hasOwner, type Right, rights, rightsBeyond } from './rights.ts';

test('an owner has all rights, and no other role may manage operators', () => {
  expect(givenRoles.owner).toEqual(rights);
  const managers = Object.entries<readonly Right[]>(givenRoles).filter(([, of]) => of.includes('operators.manage'));
  expect(managers.map(([role]) => role)).toEqual(['owner']);
});

test('no role but the owner gives money back, erases people or changes settings', () => {
  const { owner: _, ...others }: Readonly<Record<string, readonly Right[]>> = givenRoles;
  for (const right of ['money.refund', 'privacy.erase', 'settings.edit'] as const)
    expect(Object.values(others).filter((of) => of.includes(right))).toEqual([]);
});

test('who edits an area may also read it', () => {
  for (const [role, of] of Object.entries<readonly string[]>(givenRoles))
    for (const right of of.filter((one) => one.endsWith('.edit')))
      expect([role, of.includes(right.replace('.edit', '.read'))]).toEqual([role, true]);
});

test('nobody gives rights that they lack', () => {
  expect(rightsBeyond(givenRoles.orders, ['orders.read', 'money.refund'])).toEqual(['money.refund']);
  expect(rightsBeyond(givenRoles.owner, rights)).toEqual([]);
});

test('a shop has an owner as long as one of them is active', () => {
  expect(
    hasOwner([
      { role: 'owner', isActive: false },
      { role: 'orders', isActive: true },
    ]),
  ).toBe(false);
  expect(
    hasOwner([
      { role: 'owner', isActive: false },
      { role: 'owner', isActive: true },
    ]),
  ).toBe(true);
  expect(hasOwner([])).toBe(false);
});
