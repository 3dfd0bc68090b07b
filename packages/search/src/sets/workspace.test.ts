import { expect, test } from 'vitest';
import { Workspace } from './workspace.ts';

test('the memory of a query is free for the next one, and empty again', () => {
  const workspace = new Workspace(100);
  const take = () =>
    workspace.use(() => {
      const taken = [workspace.bits.take(), workspace.bits.take(), workspace.bytes.take()];
      for (const array of taken) {
        expect(array.every((number) => number === 0)).toBe(true);
        array.fill(7);
      }
      return taken;
    });
  const [first, second] = [take(), take()];
  expect(new Set([...first, ...second]).size).toBe(3);
});

test('a query that fails releases its arrays as well', () => {
  const workspace = new Workspace(100);
  const taken: unknown[] = [];
  const fail = () =>
    workspace.use(() => {
      taken.push(workspace.bits.take());
      throw new Error('no');
    });
  expect(fail).toThrow('no');
  expect(fail).toThrow('no');
  expect(taken[0]).toBe(taken[1]);
});

test('an array released early is taken again; a foreign one is ignored, and so is one that is released twice', () => {
  const { bits } = new Workspace(100);
  const first = bits.take();
  bits.release(first);
  bits.release(first);
  bits.release(new Uint32Array(4));
  expect(bits.take()).toBe(first);
  expect(bits.take()).not.toBe(first);
});
