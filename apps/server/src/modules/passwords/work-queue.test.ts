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

test('what stands in the first line goes before the usual one, one by one, and has room of its own', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 2 });
  const { begun, work, end } = openWork();
  const strangers = ['a', 'b', 'c'].map((name) => queue.run(work(name)));
  expect(await queue.run(work('d'))).toBe(queueFull);
  const known = ['x', 'y'].map((name) => queue.run(work(name), 'first'));
  expect(await queue.run(work('z'), 'first')).toBe(queueFull);
  for (const name of ['a', 'x', 'b', 'y', 'c']) {
    end(name);
    await Promise.race([...strangers, ...known]);
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
  }
  expect(begun).toEqual(['a', 'x', 'b', 'y', 'c']);
  expect(await Promise.all([...strangers, ...known])).toEqual(['a', 'b', 'c', 'x', 'y']);
});

test('who waits like work waits for all that came before, takes nobody’s room, and is turned away where work would be', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1 });
  const { work, end } = openWork();
  expect(await queue.waitLikeWork()).toBe(null);
  const a = queue.run(work('a'));
  const done: string[] = [];
  const [first, second] = ['first', 'second'].map((name) => queue.waitLikeWork().then(() => done.push(name)));
  const b = queue.run(work('b'));
  const third = queue.waitLikeWork().then((answer) => done.push(answer === queueFull ? 'turned away' : 'third'));
  await third;
  expect(done).toEqual(['turned away']);
  end('a');
  await Promise.all([a, first, second]);
  expect(done).toEqual(['turned away', 'first', 'second']);
  end('b');
  expect(await b).toBe('b');
});
