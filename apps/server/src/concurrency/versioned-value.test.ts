import { expect, test } from 'vitest';
import { VersionedValue } from './versioned-value.ts';

test('a value is made once per version, also for those who ask at once', async () => {
  let [version, made] = [1, 0];
  const value = new VersionedValue(
    () => version,
    async () => `made ${++made}`,
  );
  expect(await Promise.all([value.get(), value.get()])).toEqual(['made 1', 'made 1']);
  expect(await value.get()).toBe('made 1');
  version = 2;
  expect(await value.get()).toBe('made 2');
  expect(made).toBe(2);
});

test('a failure rejects the waiting calls and is forgotten', async () => {
  let fails = true;
  const value = new VersionedValue(
    () => 1,
    async () => {
      if (fails) throw new Error('database away');
      return 'made';
    },
  );
  await expect(value.get()).rejects.toThrow('database away');
  fails = false;
  expect(await value.get()).toBe('made');
});

test('a slow failure of an older version does not drop the newer value', async () => {
  let version = 1;
  let fail: (reason: Error) => void = () => {};
  const value = new VersionedValue(
    () => version,
    () => (version === 1 ? new Promise<string>((_resolve, reject) => (fail = reject)) : Promise.resolve('new')),
  );
  const old = value.get();
  version = 2;
  expect(await value.get()).toBe('new');
  fail(new Error('late'));
  await expect(old).rejects.toThrow('late');
  version = 2;
  expect(await value.get()).toBe('new');
});
