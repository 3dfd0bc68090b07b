import { setTimeout as timeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { again } from '../../../concurrency/again.ts';
import type { Database } from '../../../database/database.ts';
import type { ImportTable, Schema } from '../../../database/schema.ts';
import { ImportImpossible } from '../../../tables/import-impossible.ts';
import type { BatchChanges, Change } from './change.ts';
import { isGone, newHolder, releaseHolder } from './import-holder.ts';
import {
  deleteLeased,
  type ImportRow,
  insertChanges,
  insertImport,
  type KeptCounts,
  lockImports,
  openImports,
  takeFromHolders,
  updateLeased,
} from './import-log.repository.ts';
import { turnTexts } from './texts/import-log.de.ts';

/** After so many milliseconds without a heartbeat, an import counts as interrupted. */
const silentFor = 60_000;
/** The pause between two heartbeats, and between two checks of a waiting import, in milliseconds. */
const signEvery = 10_000;
const lookEvery = 500;

/** The data of a new import. */
export interface ImportBeginning {
  readonly database: Database;
  readonly clock: Clock;
  readonly kind: ImportTable['kind'];
  readonly file: string;
  /** The number of the import that it undoes. */
  readonly undoes?: number;
  /** Called once if the import has to wait, with the reason. */
  readonly onNote: (note: string) => void;
}

/** Whether an unfinished import is still running, at a time in epoch ms. */
export function isRunning({ ended_at, holder, seen_at }: ImportRow, now: number): boolean {
  return ended_at === null && holder !== '' && seen_at > now - silentFor && !isGone(holder);
}

/**
 * An import's number, and its turn to change the catalogue. One import runs at a time, and the next one waits for its
 * end. An import that sends no heartbeat for a minute, or whose process is gone, loses the turn and stops at its next
 * batch.
 */
export class ImportTurn {
  readonly number: number;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #holder: string;
  readonly #signs: { stop(): Promise<void> };
  #batches = 0;

  private constructor(number: number, holder: string, { database, clock }: ImportBeginning) {
    this.number = number;
    this.#holder = holder;
    this.#database = database;
    this.#clock = clock;
    // A failed heartbeat is no reason to stop. The next batch checks the turn anyway.
    this.#signs = again(
      signEvery,
      () => this.#sign(),
      () => undefined,
    );
  }

  /** Takes the next number as soon as no other import runs. */
  static async take(beginning: ImportBeginning): Promise<ImportTurn> {
    const { database, clock, onNote } = beginning;
    const holder = newHolder();
    for (let isTold = false; ; await timeout(lookEvery)) {
      const taken = await database.transaction(async (transaction) => {
        await lockImports(transaction);
        const open = await openImports(transaction);
        const running = open.find((one) => isRunning(one, clock()));
        return running ?? begin(transaction, beginning, { holder, interrupted: open });
      });
      if (typeof taken === 'number') return new ImportTurn(taken, holder, beginning);
      if (!isTold) onNote(turnTexts.waiting(taken));
      isTold = true;
    }
  }

  /**
   * Stores progress and changes in the transaction of a batch. Throws {@link ImportImpossible} if the import lost its
   * turn.
   */
  async note(transaction: Transaction<Schema>, counts: KeptCounts, changes: readonly Change[]): Promise<void> {
    const isOurs = await updateLeased(transaction, this.#lease, { ...counts, seen_at: this.#clock() });
    if (!isOurs) throw new ImportImpossible(turnTexts.takenOver(this.number));
    const place = this.#batches++;
    const batch: BatchChanges = { at: this.#clock(), changes: [...changes] };
    if (changes.length > 0) await insertChanges(transaction, { number: this.number, place, batch });
  }

  /** Ends the import. `also` runs in the same transaction. */
  async end(counts: KeptCounts, also?: (transaction: Transaction<Schema>) => Promise<void>): Promise<void> {
    const ended = { ...counts, seen_at: this.#clock(), ended_at: this.#clock() };
    await this.#database.transaction(async (transaction) => {
      const isOurs = await updateLeased(transaction, this.#lease, ended);
      if (!isOurs) throw new ImportImpossible(turnTexts.takenOver(this.number));
      await also?.(transaction);
    });
    await this.#stop();
  }

  /** Ends an unfinished import. An import without changes is deleted. */
  async breakOff(): Promise<void> {
    await this.#stop();
    const leave = (transaction: Transaction<Schema>) =>
      this.#batches === 0
        ? deleteLeased(transaction, this.#lease)
        : updateLeased(transaction, this.#lease, { holder: '' }).then(() => undefined);
    // If even this fails, others can see that this process no longer runs the import.
    await this.#database.transaction(leave).catch(() => undefined);
  }

  get #lease() {
    return { number: this.number, holder: this.#holder };
  }

  async #sign(): Promise<void> {
    const sign = { seen_at: this.#clock() };
    await this.#database.transaction((transaction) => updateLeased(transaction, this.#lease, sign));
  }

  async #stop(): Promise<void> {
    await this.#signs.stop();
    releaseHolder(this.#holder);
  }
}

async function begin(
  transaction: Transaction<Schema>,
  { clock, kind, file, undoes }: ImportBeginning,
  { holder, interrupted }: { readonly holder: string; readonly interrupted: readonly ImportRow[] },
): Promise<number> {
  const now = clock();
  await takeFromHolders(
    transaction,
    interrupted.map(({ number }) => number),
  );
  return insertImport(transaction, {
    ...{ kind, file, undoes: undoes ?? null, holder, begun_at: now, seen_at: now },
  });
}
