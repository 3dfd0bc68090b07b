import type { Body } from '@kontor/contract';
import { calls } from '@kontor/contract/calls';
import type { CategoryNotFound } from '@kontor/search';
import { SingleFlight } from '../../concurrency/single-flight.ts';
import { VersionedCache } from '../../concurrency/versioned-cache.ts';
import type { ReadyBody } from '../../http/ready-body.ts';

/** Bytes of answers that are kept. */
const mostBytes = 48 * 1024 * 1024;

/** The longest question that is remembered, in characters: a filter may name thousands of values. */
const longestQuestion = 4000;

/** How many different questions are answered at a time; the others wait. */
const answeredAtOnce = 64;

/** What the whole of a customer group asks at one version of the catalogue. */
export interface ListQuestion {
  readonly body: Body<'products'>;
  /** The group whose prices the answer has; null: everybody's. */
  readonly group: string | null;
  readonly version: number;
}

/** An answer, and whether it stays correct until the version moves. */
export interface ListAnswer {
  readonly body: ReadyBody;
  readonly isSettled: boolean;
}

/**
 * Answers to `master/products`, each made once for a version of the catalogue and the prices of a group. Whoever asks
 * the same meanwhile waits for it, and whoever asks later gets it as it is. Nothing in such an answer is about a single
 * person.
 */
export class ReadyLists {
  readonly #kept: VersionedCache<ReadyBody>;
  readonly #making = new SingleFlight<ListAnswer | CategoryNotFound>(answeredAtOnce);

  constructor(bytes = mostBytes) {
    this.#kept = new VersionedCache(bytes);
  }

  /** Bytes that are taken. */
  get bytes(): number {
    return this.#kept.bytes;
  }

  /** The answer to a question; `make` is called where it is neither kept nor being made. */
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

/** The same for questions that differ in the order of their fields, or in fields that the contract does not know. */
function keyOf({ body, group }: ListQuestion): string {
  return JSON.stringify([group, ...fields.map((field) => body[field])]);
}
