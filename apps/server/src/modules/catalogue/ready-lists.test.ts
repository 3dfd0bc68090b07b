import type { Body } from '@kontor/contract';
import { expect, test } from 'vitest';
import { ReadyBody } from '../../http/ready-body.ts';
import { type ListAnswer, type ListQuestion, ReadyLists } from './ready-lists.ts';

const ask = (body: Partial<Body<'products'>> = {}, more: Partial<ListQuestion> = {}): ListQuestion => ({
  body: { categoryId: 'root', ...body },
  group: null,
  version: 1,
  ...more,
});
const answer = (bytes = 10, isSettled = true): ListAnswer => ({ body: new ReadyBody(Buffer.alloc(bytes)), isSettled });

/** How many of the questions were not answered from memory, asked one after the other. */
async function made(lists: ReadyLists, questions: readonly ListQuestion[], make = async () => answer()) {
  let count = 0;
  for (const question of questions)
    await lists.answer(question, () => {
      count += 1;
      return make();
    });
  return count;
}

test('a question is the same whatever the order of its fields, and another one for whatever an answer depends on', async () => {
  const lists = new ReadyLists();
  const same = { limit: 20, searchText: 'x', categoryId: 'root' };
  expect(await made(lists, [ask({ searchText: 'x', limit: 20 }), ask(same), ask({ ...same, ...{ unknown: 1 } })])).toBe(
    1,
  );
  const others = [
    ask({ ...same, searchText: 'y' }),
    ask({ ...same, limit: 21 }),
    ask({ ...same, offset: 20 }),
    ask({ ...same, orderBy: [{ field: 'price', direction: 'asc' }] }),
    ask({ ...same, filter: [{ name: 'Marke', values: ['A'] }] }),
    ask({ ...same, price: { min: 1 } }),
    ask({ ...same, price: { max: 1 } }),
    ask({ ...same, ranges: [{ name: 'Länge', min: 1 }] }),
    ask({ ...same, availability: 'now' }),
    ask({ ...same, categoryId: 'tools' }),
    ask(same, { group: 'Fachbetrieb' }),
    ask(same, { version: 2 }),
  ];
  expect(await made(lists, others)).toBe(others.length);
});

test('takes no more memory than it may, and remembers no question of any length', async () => {
  const lists = new ReadyLists(1000);
  const questions = Array.from({ length: 100 }, (_, limit) => ask({ limit }));
  expect(await made(lists, [...questions, ...questions], async () => answer(100))).toBeGreaterThan(150);
  expect(lists.bytes).toBeLessThanOrEqual(1000);
  const long = ask({ filter: [{ name: 'Marke', values: Array.from({ length: 50 }, () => 'x'.repeat(200)) }] });
  expect(await made(lists, [long, long])).toBe(2);
});

test('keeps neither what goes wrong, nor what will not stay right, nor that there is no such category', async () => {
  const lists = new ReadyLists();
  const failing = () => lists.answer(ask(), () => Promise.reject(new Error('away')));
  await expect(failing()).rejects.toThrow('away');
  expect(await made(lists, [ask(), ask()], async () => answer(10, false))).toBe(2);
  const missing = () => lists.answer(ask(), async () => ({ code: 'category-not-found' }));
  expect(await missing()).toEqual({ code: 'category-not-found' });
  expect(await made(lists, [ask(), ask()])).toBe(1);
});
