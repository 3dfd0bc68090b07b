import type { Product } from '@kontor/contract';

/** So many product records are kept ready; about 4 kB each. */
const mostProducts = 5000;

/** Product records that were asked for lately, of one version of the catalogue. The one that was not asked for longest goes first. */
export class ReadyProducts {
  readonly #limit: number;
  #version = -1;
  #products = new Map<string, Product>();

  constructor(limit = mostProducts) {
    this.#limit = limit;
  }

  /** The record of a product, if it was kept under this version. */
  get(version: number, id: string): Product | undefined {
    if (version !== this.#version) return undefined;
    const product = this.#products.get(id);
    if (product !== undefined) {
      this.#products.delete(id);
      this.#products.set(id, product);
    }
    return product;
  }

  /** Keeps a record that was read when the catalogue had this version or a newer one. */
  keep(version: number, product: Product): void {
    if (version < this.#version) return;
    if (version > this.#version) {
      this.#version = version;
      this.#products = new Map();
    }
    this.#products.set(product._id, product);
    const [oldest] = this.#products.keys();
    if (this.#products.size > this.#limit && oldest !== undefined) this.#products.delete(oldest);
  }
}
