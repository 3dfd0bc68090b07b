import { productAddress } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';

/** Where the pages and files of the shop are, as visitors and other systems reach them. */
export class PublicAddresses {
  readonly #publicUrl: string;

  /** `publicUrl`: scheme and host that visitors see. */
  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** A picture or, with the name that it is saved under, a document. */
  file(id: string, filename?: string): string {
    const query = new URLSearchParams({ content: id, ...(filename !== undefined && { filename }) });
    return `${this.#publicUrl}/api/shop/files/getFile?${query}`;
  }

  /** The page of a product below its main category. */
  product(path: readonly { readonly name: string }[], id: string): string {
    return this.#publicUrl + productAddress(categoryPath(path), id);
  }
}
