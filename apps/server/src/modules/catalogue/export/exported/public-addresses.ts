import { productAddress } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';

/** The public addresses of pages and files of the shop. */
export class PublicAddresses {
  readonly #publicUrl: string;

  /** `publicUrl`: scheme and host that visitors see. */
  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** The address of a picture or, with a file name for saving, of a document. */
  file(id: string, filename?: string): string {
    const query = new URLSearchParams({ content: id, ...(filename !== undefined && { filename }) });
    return `${this.#publicUrl}/api/shop/files/getFile?${query}`;
  }

  /** The page of a product below its main category. */
  product(path: readonly { readonly name: string }[], id: string): string {
    return this.#publicUrl + productAddress(categoryPath(path), id);
  }
}
