import type { Product } from '@kontor/contract';
import { BoundedCache } from '../../concurrency/bounded-cache.ts';
import { isOtherHistory } from '../../database/catalogue-version.ts';
import type { GroupPrices } from './group-prices.ts';

/** The size of the cache, in bytes: about 40,000 product records. */
const mostBytes = 48 * 1024 * 1024;

/** The bytes of a record beside its text. */
const overhead = 200;

/** A product record as sent: JSON. */
export class ReadyProduct {
  readonly id: string;
  readonly json: string;
  /** The id of its family. */
  readonly familyId: string | null;

  constructor(product: Product, familyId: string | null = null) {
    this.id = product._id;
    this.json = JSON.stringify(product);
    this.familyId = familyId;
  }

  /** The parsed record. */
  get product(): Product {
    return JSON.parse(this.json);
  }

  /** The most memory it takes, in bytes. A text with a letter outside Latin-1 takes two bytes a letter. */
  get size(): number {
    return overhead + this.json.length * (/[^\0-\xff]/.test(this.json) ? 2 : 1);
  }
}

interface Kept {
  readonly ready: ReadyProduct;
  /** The price rules that it was made with. */
  readonly prices: GroupPrices;
  /** The first moment (epoch ms) at which it changes. */
  readonly until: number;
}

/**
 * Product records that were requested lately, separately for each group, each serialised once. A change of version
 * drops the changed products. A record is also made again if the rules for its prices or paths have changed.
 */
export class ReadyProducts {
  readonly #kept: BoundedCache<Kept>;
  readonly #groups = new Set<string | null>([null]);
  #version = -1;

  constructor(bytes = mostBytes) {
    this.#kept = new BoundedCache(bytes);
  }

  /** The version that the records are of. Some may be newer. */
  get version(): number {
    return this.#version;
  }

  /** The bytes in use. */
  get bytes(): number {
    return this.#kept.bytes;
  }

  /** The cached record of a product at these prices and this time (epoch ms), if any. */
  find(id: string, prices: GroupPrices, now: number): ReadyProduct | undefined {
    const kept = this.#kept.find(keyOf(id, groupOf(prices)));
    return kept?.prices === prices && now < kept.until ? kept.ready : undefined;
  }

  /**
   * Stores a record whose reading began at this version. A record that was read before a change of version is not
   * stored, because it may be older than the change.
   */
  keep(version: number, id: string, { ready, prices, until }: Kept): void {
    if (version !== this.#version) return;
    const group = groupOf(prices);
    this.#groups.add(group);
    const key = keyOf(id, group);
    this.#kept.keep(key, { ready, prices, until }, ready.size + key.length);
  }

  /**
   * Advances to a version, with the changes since the last one. Null: anything may have changed. If another server's
   * changes came first, these changes are dropped all the same.
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

/** Neither ids nor names of groups contain a line break. */
function keyOf(id: string, group: string | null): string {
  return group === null ? id : `${id}\n${group}`;
}
