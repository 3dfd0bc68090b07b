import type { Product } from '@kontor/contract';

/** So many product records are kept ready; about 4 kB each. */
const mostProducts = 5000;

/**
 * Product records that were asked for lately, of one version of the catalogue, each group's by themselves. The one that
 * was not asked for longest goes first.
 */
export class ReadyProducts {
  readonly #limit: number;
  #version = -1;
  #products = new Map<string, Product>();

  constructor(limit = mostProducts) {
    this.#limit = limit;
  }

  /** The record of a product as a group sees it (null: everybody), if it was kept under this version. */
  get(version: number, id: string, group: string | null = null): Product | undefined {
    if (version !== this.#version) return undefined;
    const key = keyOf(id, group);
    const product = this.#products.get(key);
    if (product !== undefined) {
      this.#products.delete(key);
      this.#products.set(key, product);
    }
    return product;
  }

  /** Keeps a record that was read when the catalogue had this version or a newer one. */
  keep(version: number, product: Product, group: string | null = null): void {
    if (version < this.#version) return;
    if (version > this.#version) {
      this.#version = version;
      this.#products = new Map();
    }
    this.#products.set(keyOf(product._id, group), product);
    const [oldest] = this.#products.keys();
    if (this.#products.size > this.#limit && oldest !== undefined) this.#products.delete(oldest);
  }
}

/** Neither ids nor names of groups hold a line break. */
function keyOf(id: string, group: string | null): string {
  return group === null ? id : `${id}\n${group}`;
}
