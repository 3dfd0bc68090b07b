import { currentVersion, versionChannel } from './catalogue-version.ts';
import type { Database } from './database.ts';

/** What a follower of versions needs. */
export interface VersionWatch {
  readonly database: Database;
  /** The version that the caller has already; without it the first look reports whatever it finds. */
  readonly since?: number;
  /** Milliseconds between two looks. On PostgreSQL a NOTIFY has it look at once. */
  readonly pollEvery?: number;
  /**
   * The version is now this one; versions in between have come too. Never called while its last call is unfinished.
   * When it throws, the same version is reported again at the next look.
   */
  onChange(version: number): void | Promise<void>;
  /** What a look or `onChange` has thrown; watching goes on. */
  onError(error: unknown): void;
}

/** A running watch. */
export interface VersionFollower {
  /** Looks at once, for example after a change of one's own; resolves when whatever was new has been reported. */
  check(): Promise<void>;
  /** Resolves when the last `onChange` is over; none follows. */
  stop(): Promise<void>;
}

/** Follows the version of catalogue and configuration (DESIGN §4), beginning with a look at once. */
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
