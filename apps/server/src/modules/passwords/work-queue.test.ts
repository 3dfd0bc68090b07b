import { expect, test } from 'vitest';
import { queueFull, WorkQueue } from './work-queue.ts';

function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('two run at once, two wait in line, and a fifth is turned away without being begun', async () => {
  const queue = new WorkQueue({ atOnce: 2, waiting: 2 });
  const { begun, work, end } = openWork();
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name)));
  expect(await queue.run(work('e'))).toBe(queueFull);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  expect(await b).toBe('b');
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  expect(await a).toBe('a');
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all([c, d])).toEqual(['c', 'd']);
});

test('work that fails makes room like any other', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1 });
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await queue.run(async () => 'again')).toBe('again');
});
