import { expect, test } from 'vitest';
import { currentVersion, nextVersion } from './catalogue-version.ts';
import type { Database } from './database.ts';
import { writeEntry } from './testing/configuration.ts';
import { describeOnBothEngines } from './testing/databases.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

/** One change of the catalogue: a row that carries the version of its transaction. */
function change(database: Database): Promise<number> {
  return database.transaction(async (transaction) => {
    const version = await nextVersion(transaction);
    await writeEntry(transaction, `change ${version}`, version);
    return version;
  });
}

/** All versions of which a follower that has just heard of `version` finds the changes. */
async function changesUpTo({ read }: Database, version: number): Promise<number[]> {
  const query = read.selectFrom('configuration').select('version').where('version', '<=', version).orderBy('version');
  return (await query.execute()).map((row) => row.version);
}

describeOnBothEngines('the version of the catalogue', ({ open, place }) => {
  test('counts up by one with each change', async () => {
    const database = await open();
    expect(await currentVersion(database.read)).toBe(0);
    expect([await change(database), await change(database)]).toEqual([1, 2]);
    expect(await currentVersion(database.read)).toBe(2);
  });

  test('a change that is rolled back has no version', async () => {
    const database = await open();
    const work = database.transaction(async (transaction) => {
      await nextVersion(transaction);
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(await currentVersion(database.read)).toBe(0);
    expect(await change(database)).toBe(1);
  });

  test('a hundred changes at once from two instances: a follower never misses one below the version it sees', async () => {
    const at = await place();
    const [one, other, follower] = [await open(at), await open(at), await open(at)];
    let finished = false;
    const changes = Promise.all(upTo(100).map((i) => change(i % 2 === 0 ? one : other))).finally(() => {
      finished = true;
    });
    const seen: number[] = [];
    while (!finished) {
      const version = await currentVersion(follower.read);
      expect(await changesUpTo(follower, version)).toEqual(upTo(version));
      seen.push(version);
    }
    expect((await changes).toSorted((a, b) => a - b)).toEqual(upTo(100));
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await currentVersion(follower.read)).toBe(100);
  });
});
