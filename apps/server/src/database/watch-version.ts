import { currentVersion, versionChannel } from './catalogue-version.ts';
import type { Database } from './database.ts';

/** The dependencies of a follower of versions. */
export interface VersionWatch {
  readonly database: Database;
  /** The version that the caller already has. Without it the first check reports the current one. */
  readonly since?: number;
  /** The interval between checks in milliseconds. On PostgreSQL a NOTIFY causes a check at once. */
  readonly pollEvery?: number;
  /**
   * Called with a new version; versions in between are included. Never called while its previous call is unfinished. If
   * it throws, the same version is reported again at the next check.
   */
  onChange(version: number): void | Promise<void>;
  /** Receives errors of a check or of `onChange`; watching continues. */
  onError(error: unknown): void;
}

/** A running watch. */
export interface VersionFollower {
  /** Checks at once, for example after an own change. Resolves when new versions have been reported. */
  check(): Promise<void>;
  /** Resolves when the last `onChange` is finished. No more are called. */
  stop(): Promise<void>;
}

/** Follows the version of catalogue and configuration (DESIGN §4). The first check is made at once. */
export function watchVersion({ database, since, pollEvery = 1000, onChange, onError }: VersionWatch): VersionFollower {
  let seen = since;
  let stopped = false;
  let askedAgain = false;
  let looking: Promise<void> | undefined;

  function check(): Promise<void> {
    askedAgain = true;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function look(): Promise<void> {
    while (askedAgain && !stopped) {
      askedAgain = false;
      try {
        const version = await currentVersion(database.read);
        if (stopped || version === seen) continue;
        await onChange(version);
        seen = version;
      } catch (error) {
        onError(error);
      }
    }
  }

  const timer = setInterval(check, pollEvery);
  const stopListening = database.listen(versionChannel, check);
  check();
  return {
    check,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looking;
      await stopListening();
    },
  };
}
