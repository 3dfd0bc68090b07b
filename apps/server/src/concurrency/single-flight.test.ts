import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SingleFlight } from './single-flight.ts';

/** Tasks that finish when the test tells them to. */
function pieces() {
  const begun: string[] = [];
  const end = new Map<string, (result: string | Error) => void>();
  const piece = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      end.set(name, (result) => (typeof result === 'string' ? resolve(result) : reject(result)));
    });
  return { begun, piece, end: (name: string, result: string | Error) => end.get(name)?.(result) };
}

test('work that is asked for again meanwhile is done once; afterwards it is done anew', async () => {
  const shared = new SingleFlight<string>(2);
  const { begun, piece, end } = pieces();
  const both = Promise.all([shared.do('a', piece('a')), shared.do('a', piece('other'))]);
  end('a', 'done');
  expect(await both).toEqual(['done', 'done']);
  const again = shared.do('a', piece('anew'));
  end('anew', 'done again');
  expect([await again, begun]).toEqual(['done again', ['a', 'anew']]);
});

test('no more than the limit runs at once, the others wait in line', async () => {
  const shared = new SingleFlight<string>(2);
  const { begun, piece, end } = pieces();
  const all = ['a', 'b', 'c', 'd'].map((name) => shared.do(name, piece(name)));
  expect([begun, shared.size]).toEqual([['a', 'b'], 4]);
  end('b', 'B');
  await setImmediate();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name, name.toUpperCase());
  await setImmediate();
  end('d', 'D');
  expect([await Promise.all(all), shared.size]).toEqual([['A', 'B', 'C', 'D'], 0]);
});

test('a failure rejects all waiting calls, and makes room', async () => {
  const shared = new SingleFlight<string>(1);
  const { piece, end } = pieces();
  const failing = [shared.do('a', piece('a')), shared.do('a', piece('a'))];
  const next = shared.do('b', piece('b'));
  end('a', new Error('broken'));
  for (const one of failing) await expect(one).rejects.toThrow('broken');
  await setImmediate();
  end('b', 'fine');
  expect(await next).toBe('fine');
});
