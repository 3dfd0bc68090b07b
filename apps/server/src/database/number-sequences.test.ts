import { expect, test } from 'vitest';
import { nextNumber } from './number-sequences.ts';
import { describeOnBothEngines } from './testing/databases.ts';

describeOnBothEngines('number sequences', ({ open, place }) => {
  test('each sequence counts from 1 by itself', async () => {
    const database = await open();
    const orders = [];
    for (let i = 0; i < 3; i++)
      orders.push(await database.transaction((transaction) => nextNumber(transaction, 'order')));
    expect(orders).toEqual([1, 2, 3]);
    expect(await database.transaction((transaction) => nextNumber(transaction, 'invoice'))).toBe(1);
  });

  test('a hundred at once, from two instances, get a hundred numbers without a gap', async () => {
    const at = await place();
    const instances = [await open(at), await open(at)];
    const numbers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        instances[i % 2]?.transaction((transaction) => nextNumber(transaction, 'order')),
      ),
    );
    expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  });

  test('a transaction that is rolled back leaves no gap', async () => {
    const database = await open();
    await database.transaction((transaction) => nextNumber(transaction, 'order'));
    const failed = database.transaction(async (transaction) => {
      await nextNumber(transaction, 'order');
      throw new Error('payment refused');
    });
    await expect(failed).rejects.toThrow('payment refused');
    expect(await database.transaction((transaction) => nextNumber(transaction, 'order'))).toBe(2);
  });
});
