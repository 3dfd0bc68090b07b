import type { Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import { type Arrival, firstWanted } from './newest-products.ts';

const single = (id: string): Arrival => ({ id, familyId: null });
const members = (familyId: string, count: number) =>
  Array.from({ length: count }, (_, i): Arrival => ({ id: `${familyId}-${i}`, familyId }));
const singles = (name: string, count: number) => Array.from({ length: count }, (_, i) => single(`${name}-${i}`));

/** Shows the arrivals; a family by its key. Those whose names begin with `out` are sold out. */
async function newest(arrivals: readonly Arrival[], { most = 4, isApart = false } = {}) {
  const looked: number[] = [];
  const show = async (ids: readonly string[]) => {
    looked.push(ids.length);
    return ids.map((_id) => {
      const familyId = arrivals.find(({ id }) => id === _id)?.familyId ?? null;
      return { _id, ...(familyId !== null && !isApart && { family: { _id: familyId } }) } as Product;
    });
  };
  const wanted = { most, isWanted: ({ _id }: Product) => !_id.startsWith('out') };
  return { ids: (await firstWanted(arrivals, wanted, show)).map(({ _id }) => _id), looked };
}

test('of a shoe in thirty sizes is one, then what came before it', async () => {
  const { ids } = await newest([...members('shoe', 30), ...singles('a', 5)]);
  expect(ids).toEqual(['shoe-0', 'a-0', 'a-1', 'a-2']);
});

test('a family whose newest members are sold out has its first other one, in its place', async () => {
  const sizes = members('out', 6).map(({ id, familyId }, i) => ({ id: i === 5 ? 'in' : id, familyId }));
  const { ids } = await newest([...sizes, ...singles('a', 2), ...singles('out', 30), single('b')]);
  expect(ids).toEqual(['in', 'a-0', 'a-1', 'b']);
});

test('a family that an older member stands for has the place of its newest one', async () => {
  const arrivals = [...members('shoe', 3), ...singles('a', 2)];
  const show = async (ids: readonly string[]) =>
    ids.map((_id) => (_id.startsWith('shoe') ? { _id: 'old', family: { _id: 'shoe' } } : { _id }) as Product);
  const found = await firstWanted(arrivals, { most: 4, isWanted: () => true }, show);
  expect(found.map(({ _id }) => _id)).toEqual(['old', 'a-0', 'a-1']);
});

test('members stand for themselves where the operator wants each as a hit of its own', async () => {
  const { ids } = await newest([...members('shoe', 30), single('a')], { isApart: true });
  expect(ids).toEqual(['shoe-0', 'shoe-1', 'shoe-2', 'shoe-3']);
});

test('looks no further than it must, and not without end', async () => {
  expect((await newest(singles('a', 1000))).looked).toEqual([16]);
  const { ids, looked } = await newest(singles('out', 1000));
  expect([ids, looked]).toEqual([[], Array.from({ length: 8 }, () => 16)]);
  expect((await newest([])).looked).toEqual([]);
});
