import { expect, test } from 'vitest';
import { sharedWork } from './shared-work.ts';

/** Work that finishes when the test tells it to. */
function worked() {
  const runs: { end: () => void; fail: (error: Error) => void }[] = [];
  const ask = sharedWork(() => new Promise<void>((resolve, reject) => void runs.push({ end: resolve, fail: reject })));
  return { runs, ask };
}

const turn = () => new Promise(setImmediate);

test('requests that come while work runs share the next run', async () => {
  const { runs, ask } = worked();
  const done: string[] = [];
  const asked = (name: string) => ask().then(() => void done.push(name));
  void asked('a');
  void asked('b');
  await turn();
  void asked('c');
  void asked('d');
  await turn();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await turn();
  expect([done, runs.length]).toEqual([['a', 'b'], 2]);
  runs[1]?.end();
  await turn();
  expect([done, runs.length]).toEqual([['a', 'b', 'c', 'd'], 2]);
});

test('a run that fails fails for those that it was for', async () => {
  const { runs, ask } = worked();
  const first = ask();
  await turn();
  const second = ask();
  runs[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  runs[1]?.end();
  await second;
});
