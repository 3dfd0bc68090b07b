import { readFile, stat } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { FileRefusal, FileService, Inspection, NewFile } from '../../files/files.service.ts';
import { type CheckedProduct, withLeftOut } from './check-product.ts';
import { FileInFolder } from './file-in-folder.ts';
import type { ProductDraft } from './records/import-record.ts';
import { isRemote, type RemoteFiles } from './remote-files.ts';
import { reasons } from './texts/catalogue-file.de.ts';

type Kind = 'picture' | 'document';
/** A file of the shop: its id, and its size in bytes. */
interface ShopFile {
  readonly id: string;
  readonly size: number;
}

/** A product with its usable files, and the reasons for the others. */
export interface WithFiles {
  readonly product: CheckedProduct;
  readonly warnings: readonly string[];
}

type Identified = { readonly ok: true; readonly file: ShopFile } | { readonly ok: false; readonly reason: string };

/** The largest picture or document in bytes. Files are read into memory whole. */
const maxFileBytes = 30 * 1024 * 1024;

/** The pictures and documents in an import file, found in one folder. Files that the shop has are not stored again. */
export class ImportFiles {
  readonly #service: FileService;
  readonly #folder: FileInFolder;
  readonly #inspection: Inspection;
  readonly #remote: RemoteFiles | null;
  readonly #byPath = new Map<string, ShopFile>();
  /** The results for addresses on the web. Each is requested once a run. */
  readonly #byAddress = new Map<string, Identified>();
  /** By id: checked files that no stored product has needed yet. */
  #pending = new Map<string, NewFile>();
  /**
   * The size of checked files that wait to be stored, in bytes. An import stores its batch before it grows too large.
   */
  pendingBytes = 0;

  /** `remote`: fetches files by addresses on the web. Null: nothing is fetched. */
  constructor(
    service: FileService,
    folder: string,
    { inspection = 'whole', remote = null }: { inspection?: Inspection; remote?: RemoteFiles | null } = {},
  ) {
    this.#service = service;
    this.#remote = remote;
    this.#folder = new FileInFolder(folder);
    this.#inspection = inspection;
  }

  /** Begins to fetch the files that the next products name by addresses on the web. */
  async lookAhead(names: readonly string[]): Promise<void> {
    await this.#remote?.lookAhead(names.filter((name) => !this.#byPath.has(name) && !this.#byAddress.has(name)));
  }

  /**
   * Replaces the paths of a product's files by file ids, and returns why some are left out. If none of its pictures or
   * none of its documents are usable, the stored ones are kept.
   */
  async identify(product: CheckedProduct): Promise<WithFiles> {
    if (product.pictures.length + product.documents.length === 0) return { product, warnings: [] };
    const warnings: string[] = [];
    const taken = async <Named extends { readonly content: string }>(named: readonly Named[], kind: Kind) => {
      const found: { readonly named: Named; readonly file: ShopFile }[] = [];
      for (const one of named) {
        const identified = await this.#identifyOnce(one.content, kind);
        if (identified.ok) found.push({ named: one, file: identified.file });
        else warnings.push(identified.reason);
      }
      return found;
    };
    const pictures = await taken(product.pictures, 'picture');
    const documents = await taken(product.documents, 'document');
    const leftOut = (['pictures', 'documents'] as const).filter(
      (column) => product[column].length > 0 && { pictures, documents }[column].length === 0,
    );
    return {
      product: {
        ...product,
        pictures: pictures.map(({ named, file }) => ({ ...named, content: file.id })),
        documents: documents.map(({ named, file: { id, size } }) => ({ ...named, content: id, size })),
        unnamed: withLeftOut(product.unnamed, leftOut),
      },
      warnings,
    };
  }

  /** The id of a picture, or why it is unusable. */
  async picture(path: string): Promise<{ readonly id: string } | { readonly reason: string }> {
    const identified = await this.#identify(path, 'picture');
    return identified.ok ? { id: identified.file.id } : { reason: identified.reason };
  }

  /** Stores the waiting files, in the transaction of the products that need them. */
  async store(transaction: Transaction<Schema>, now: number): Promise<void> {
    await this.#service.store(transaction, [...this.#pending.values()], now);
    await this.#remote?.store(transaction);
  }

  /** Forgets the waiting files, after their batch was stored or compared. */
  settle(): void {
    this.#pending = new Map();
    this.pendingBytes = 0;
  }

  async #identifyOnce(path: string, kind: Kind): Promise<Identified> {
    const before = this.#byAddress.get(path);
    if (before) return before;
    const identified = await this.#identify(path, kind);
    if (isRemote(path)) this.#byAddress.set(path, identified);
    return identified;
  }

  async #identify(path: string, kind: Kind): Promise<Identified> {
    const known = this.#byPath.get(path);
    if (known) return { ok: true, file: known };
    const storedSize = await this.#service.sizeOf(path);
    if (storedSize !== null) return { ok: true, file: { id: path, size: storedSize } };
    const bytes = isRemote(path) ? await this.#fetched(path) : await this.#read(path);
    if (typeof bytes === 'object' && 'id' in bytes) {
      this.#byPath.set(path, bytes);
      return { ok: true, file: bytes };
    }
    if (typeof bytes === 'string') return { ok: false, reason: bytes };
    if (kind === 'document' && !isPdf(bytes)) return { ok: false, reason: reasons.notAPdf(path) };
    const file = { id: this.#service.idOf(bytes), size: bytes.length };
    if ((await this.#service.sizeOf(file.id)) === null) {
      const inspected = await this.#service.inspect(bytes, kind, this.#inspection);
      if (!inspected.ok) return { ok: false, reason: refusalReason(inspected.code, path) };
      this.#pending.set(file.id, inspected.file);
      this.pendingBytes += bytes.length;
    }
    this.#byPath.set(path, file);
    this.#remote?.keep(path, file.id);
    return { ok: true, file };
  }

  /** The content at an address: bytes, a file of the shop, or a reason for none. */
  async #fetched(address: string): Promise<Uint8Array | ShopFile | string> {
    if (this.#remote === null) return reasons.fileElsewhere(address);
    const found = await this.#remote.get(address);
    if (found.kind === 'refused') return reasons.fetching[found.reason](address);
    if (found.kind === 'file') return found.bytes;
    const size = await this.#service.sizeOf(found.fileId);
    return size === null ? reasons.fetching.unreachable(address) : { id: found.fileId, size };
  }

  /** The bytes of a file, or a reason. A table from elsewhere must not read other files of the server. */
  async #read(path: string): Promise<Uint8Array | string> {
    try {
      const file = await this.#folder.find(path);
      if (file === null) return reasons.fileOutside(path);
      return (await stat(file)).size > maxFileBytes ? reasons.fileTooLarge(path) : await readFile(file);
    } catch {
      return reasons.fileMissing(path);
    }
  }
}

/** Whether a file is a PDF. Customers download it as one, so its name alone is not enough. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
}

function refusalReason(code: FileRefusal, path: string): string {
  return reasons[code](path);
}

/** The names of pictures and documents in a draft, as far as they are readable. */
export function filesIn({ pictures, documents }: ProductDraft): string[] {
  const named: unknown[] = [pictures, documents].flatMap((list) => (Array.isArray(list) ? list : []));
  return named.flatMap((one) => {
    const content = typeof one === 'object' && one !== null && 'content' in one ? one.content : undefined;
    return typeof content === 'string' ? content.trim() : [];
  });
}
