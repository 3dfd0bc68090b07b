import { afterEach, expect, test } from 'vitest';
import { nextVersion } from './catalogue-version.ts';
import { describeOnBothEngines } from './testing/databases.ts';
import { eventually } from './testing/waiting.ts';
import { type VersionFollower, type VersionWatch, watchVersion } from './watch-version.ts';

const anHour = 3_600_000;

describeOnBothEngines('watching the version', ({ engine, open, place }) => {
  const followers: VersionFollower[] = [];
  afterEach(() => Promise.all(followers.splice(0).map((follower) => follower.stop())));

  /** Follows versions and records what is reported. */
  function follow(watch: Pick<VersionWatch, 'database'> & Partial<VersionWatch>) {
    const versions: number[] = [];
    const errors: unknown[] = [];
    const follower = watchVersion({
      pollEvery: anHour,
      onChange: (version) => {
        versions.push(version);
      },
      onError: (error) => errors.push(error),
      ...watch,
    });
    followers.push(follower);
    return { follower, versions, errors };
  }

  test('reports the version it finds, then each change, and nothing when nothing has changed', async () => {
    const database = await open();
    const { follower, versions, errors } = follow({ database });
    await follower.check();
    await follower.check();
    await database.transaction(nextVersion);
    await follower.check();
    await follower.check();
    expect(versions).toEqual([0, 1]);
    expect(errors).toEqual([]);
  });

  test('does not report what the caller has already', async () => {
    const database = await open();
    await database.transaction(nextVersion);
    const { follower, versions } = follow({ database, since: 1 });
    await follower.check();
    expect(versions).toEqual([]);
  });

  test('hears of the changes of another instance', async () => {
    const at = await place();
    const [here, there] = [await open(at), await open(at)];
    // PostgreSQL notifies; SQLite must be polled.
    const { follower, versions } = follow({ database: here, pollEvery: engine === 'postgres' ? anHour : 5 });
    await follower.check();
    await eventually(() => expect(versions).toEqual([0]));
    await there.transaction(nextVersion);
    await eventually(() => expect(versions).toEqual([0, 1]));
  });

  test('reports repeated failures, and continues after an error', async () => {
    const database = await open();
    const refreshed: number[] = [];
    const { follower, errors } = follow({
      database,
      onChange(version) {
        if (errors.length === 0) throw new Error('index broken');
        refreshed.push(version);
      },
    });
    await eventually(() => expect(errors).toEqual([new Error('index broken')]));
    await follower.check();
    expect(refreshed).toEqual([0]);
  });

  test('never reports twice at once, and only the newest of several changes', async () => {
    const database = await open();
    let release = () => {};
    const begun: number[] = [];
    const { follower } = follow({
      database,
      since: 0,
      async onChange(version) {
        begun.push(version);
        if (version === 1) await new Promise<void>((resolve) => (release = resolve));
      },
    });
    await database.transaction(nextVersion);
    const checked = follower.check();
    await eventually(() => expect(begun).toEqual([1]));
    for (let i = 0; i < 3; i++) await database.transaction(nextVersion);
    const again = follower.check();
    expect(begun).toEqual([1]);
    release();
    await Promise.all([checked, again]);
    expect(begun).toEqual([1, 4]);
  });

  test('reports nothing once it is stopped', async () => {
    const database = await open();
    const { follower, versions } = follow({ database, pollEvery: 1 });
    await follower.check();
    await follower.stop();
    await database.transaction(nextVersion);
    await follower.check();
    expect(versions).toEqual([0]);
  });
});
