import type { Product } from '@kontor/contract';
import { BoundedCache } from '../../concurrency/bounded-cache.ts';
import { isOtherHistory } from '../../database/catalogue-version.ts';
import type { GroupPrices } from './group-prices.ts';

/** Bytes of product records that are kept ready: about 40,000 of them. */
const mostBytes = 48 * 1024 * 1024;

/** What a record takes beside its text. */
const overhead = 200;

/** A product record as it is sent: JSON. */
export class ReadyProduct {
  readonly id: string;
  readonly json: string;
  /** The family that it is a member of. */
  readonly familyId: string | null;

  constructor(product: Product, familyId: string | null = null) {
    this.id = product._id;
    this.json = JSON.stringify(product);
    this.familyId = familyId;
  }

  /** The record to read from. */
  get product(): Product {
    return JSON.parse(this.json);
  }

  /** The most memory that it takes, in bytes: a text with a letter that Latin-1 lacks takes two bytes a letter. */
  get size(): number {
    return overhead + this.json.length * (/[^\0-\xff]/.test(this.json) ? 2 : 1);
  }
}

interface Kept {
  readonly ready: ReadyProduct;
  /** What its prices were made by. */
  readonly prices: GroupPrices;
  /** The first moment (epoch ms) at which it changes. */
  readonly until: number;
}

/**
 * Product records that were asked for lately, separately for each group, each serialised once. A move to another
 * version drops what changed. A record is also made again if prices or paths now follow from something else.
 */
export class ReadyProducts {
  readonly #kept: BoundedCache<Kept>;
  readonly #groups = new Set<string | null>([null]);
  #version = -1;

  constructor(bytes = mostBytes) {
    this.#kept = new BoundedCache(bytes);
  }

  /** The version that the records are of, or newer ones. */
  get version(): number {
    return this.#version;
  }

  /** Bytes that are taken. */
  get bytes(): number {
    return this.#kept.bytes;
  }

  /** The record of a product at these prices and this time (epoch ms), if it is kept. */
  find(id: string, prices: GroupPrices, now: number): ReadyProduct | undefined {
    const kept = this.#kept.find(keyOf(id, groupOf(prices)));
    return kept?.prices === prices && now < kept.until ? kept.ready : undefined;
  }

  /**
   * Keeps a record whose reading began when the records were of this version. A reading that began before a move is not
   * kept, because it may be older than the change.
   */
  keep(version: number, id: string, { ready, prices, until }: Kept): void {
    if (version !== this.#version) return;
    const group = groupOf(prices);
    this.#groups.add(group);
    const key = keyOf(id, group);
    this.#kept.keep(key, { ready, prices, until }, ready.size + key.length);
  }

  /**
   * Moves on to a version, with its changes since the last one; null: anything may have changed. If another server's
   * move came first, the changes are dropped all the same.
   */
  moveTo(version: number, changedIds: readonly string[] | null): void {
    if (changedIds === null || isOtherHistory(this.#version, version)) this.#kept.clear();
    else for (const id of changedIds) for (const group of this.#groups) this.#kept.drop(keyOf(id, group));
    this.#version = version;
  }
}

function groupOf({ terms }: GroupPrices): string | null {
  return terms?.name ?? null;
}

/** Neither ids nor names of groups hold a line break. */
function keyOf(id: string, group: string | null): string {
  return group === null ? id : `${id}\n${group}`;
}
