import { expect, onTestFinished, test } from 'vitest';
import { Store } from './store.ts';

function openStore(): Store {
  const store = new Store(':memory:');
  onTestFinished(() => store.close());
  return store;
}

test('documents are kept by kind and id, in the order in which they came', () => {
  const store = openStore();
  store.put('order', 'b', { amount: 1 });
  store.put('order', 'a', { amount: 2 });
  store.put('order', 'b', { amount: 3 });
  store.put('refund', 'b', null);
  expect(store.get('order', 'b')).toEqual({ amount: 3 });
  expect(store.get('order', 'c')).toBeUndefined();
  expect(store.get('refund', 'b')).toBeNull();
  expect(store.all('order')).toEqual([
    { id: 'b', body: { amount: 3 } },
    { id: 'a', body: { amount: 2 } },
  ]);
  store.remove('order', 'b');
  expect(store.all('order')).toEqual([{ id: 'a', body: { amount: 2 } }]);
});

test('an existing document is not added again', () => {
  const store = openStore();
  expect([store.add('key', 'a', 1), store.add('key', 'a', 2), store.get('key', 'a')]).toEqual([true, false, 1]);
});

test('a transaction that throws leaves nothing, also of those inside it', () => {
  const store = openStore();
  store.put('order', 'a', 1);
  const work = () =>
    store.transaction(() => {
      store.put('order', 'a', 2);
      store.transaction(() => store.put('order', 'b', 3));
      throw new Error('no');
    });
  expect(work).toThrow('no');
  expect(store.all('order')).toEqual([{ id: 'a', body: 1 }]);
  expect(store.transaction(() => store.add('order', 'b', 4))).toBe(true);
});
