import type { Body } from '@kontor/contract';
import { calls } from '@kontor/contract/calls';
import type { CategoryNotFound } from '@kontor/search';
import { SingleFlight } from '../../concurrency/single-flight.ts';
import { VersionedCache } from '../../concurrency/versioned-cache.ts';
import type { ReadyBody } from '../../http/ready-body.ts';

/** The size of the cache, in bytes. */
const mostBytes = 48 * 1024 * 1024;

/** The longest question to remember, in characters. A filter may name thousands of values. */
const longestQuestion = 4000;

/** The number of different questions that are answered at a time. Others wait. */
const answeredAtOnce = 64;

/** A question. Its answer is the same for a whole customer group at one version of the catalogue. */
export interface ListQuestion {
  readonly body: Body<'products'>;
  /** The customer group whose prices the answer contains. Null: everybody's. */
  readonly group: string | null;
  readonly version: number;
}

/** An answer, and whether it stays correct until the version changes. */
export interface ListAnswer {
  readonly body: ReadyBody;
  readonly isSettled: boolean;
}

/**
 * Answers to `master/products`, each made once for a version of the catalogue and the prices of a group. Equal
 * questions wait for the same answer while it is made, and get it from memory later. An answer contains nothing about a
 * single person.
 */
export class ReadyLists {
  readonly #kept: VersionedCache<ReadyBody>;
  readonly #making = new SingleFlight<ListAnswer | CategoryNotFound>(answeredAtOnce);

  constructor(bytes = mostBytes) {
    this.#kept = new VersionedCache(bytes);
  }

  /** The bytes in use. */
  get bytes(): number {
    return this.#kept.bytes;
  }

  /** The answer to a question. `make` is called if it is neither in memory nor being made. */
  async answer(
    question: ListQuestion,
    make: () => Promise<ListAnswer | CategoryNotFound>,
  ): Promise<ReadyBody | CategoryNotFound> {
    const { version } = question;
    const key = keyOf(question);
    const kept = this.#kept.find(key, version);
    if (kept !== undefined) return kept;
    const answer = await this.#making.do(`${version} ${key}`, make);
    if ('code' in answer) return answer;
    if (answer.isSettled && key.length <= longestQuestion) this.#kept.keep(key, version, answer.body);
    return answer.body;
  }
}

const fields = Object.keys(calls.products.body.properties) as (keyof Body<'products'>)[];

/** A key that ignores the order of fields, and fields that the contract does not define. */
function keyOf({ body, group }: ListQuestion): string {
  return JSON.stringify([group, ...fields.map((field) => body[field])]);
}
