import { expect, test } from 'vitest';
import { noRoom, Semaphore } from './semaphore.ts';

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
  const semaphore = new Semaphore({ permits: 2, waiting: 2 });
  const { begun, work, end } = openWork();
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => semaphore.runIfRoom(work(name)));
  expect(await semaphore.runIfRoom(work('e'))).toBe(noRoom);
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
  const semaphore = new Semaphore({ permits: 1, waiting: 1 });
  const failed = semaphore.runIfRoom(() => Promise.reject(new Error('broken')));
  const next = semaphore.runIfRoom(async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await semaphore.runIfRoom(async () => 'again')).toBe('again');
});

test('high and normal priority take turns, high first, and each has room of its own [security: login-storm]', async () => {
  const semaphore = new Semaphore({ permits: 1, waiting: 2 });
  const { begun, work, end } = openWork();
  const strangers = ['a', 'b', 'c'].map((name) => semaphore.runIfRoom(work(name)));
  expect(await semaphore.runIfRoom(work('d'))).toBe(noRoom);
  const known = ['x', 'y'].map((name) => semaphore.runIfRoom(work(name), 'high'));
  expect(await semaphore.runIfRoom(work('z'), 'high')).toBe(noRoom);
  for (const name of ['a', 'x', 'b', 'y', 'c']) {
    end(name);
    await Promise.race([...strangers, ...known]);
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
  }
  expect(begun).toEqual(['a', 'x', 'b', 'y', 'c']);
  expect(await Promise.all([...strangers, ...known])).toEqual(['a', 'b', 'c', 'x', 'y']);
});

test('who waits like work waits for all that came before, takes nobody’s room, and is turned away where work would be', async () => {
  const semaphore = new Semaphore({ permits: 1, waiting: 1 });
  const { work, end } = openWork();
  expect(await semaphore.waitLikeWork()).toBe(null);
  const a = semaphore.runIfRoom(work('a'));
  const done: string[] = [];
  const [first, second] = ['first', 'second'].map((name) => semaphore.waitLikeWork().then(() => done.push(name)));
  const b = semaphore.runIfRoom(work('b'));
  const third = semaphore.waitLikeWork().then((answer) => done.push(answer === noRoom ? 'turned away' : 'third'));
  await third;
  expect(done).toEqual(['turned away']);
  end('a');
  await Promise.all([a, first, second]);
  expect(done).toEqual(['turned away', 'first', 'second']);
  end('b');
  expect(await b).toBe('b');
});
