import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { FetchedFileTable, Schema } from '../../../database/schema.ts';
import { type FetchRefusal, type FileFetcher, webAddress } from '../../../fetching/fetch-file.ts';

/** The result for an address: bytes, a file of the shop, or a reason for none. */
export type RemoteFile =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'stored'; readonly fileId: string }
  | { readonly kind: 'refused'; readonly reason: FetchRefusal };

type Row = Selectable<FetchedFileTable>;

/** Results are reused for this time in ms, so that a repeated run continues where the first one stopped. */
const fresh = 24 * 3_600_000;
/** The most bytes that wait for use. Nothing more is fetched ahead until some were used. */
const aheadBytes = 64 * 1024 * 1024;
/** The most addresses to fetch ahead. */
const aheadCount = 32;

/** The pictures and documents that a file names by addresses on the web, each fetched once a run. */
export class RemoteFiles {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #fetcher: FileFetcher;
  readonly #begun = new Map<string, Promise<RemoteFile>>();
  /** The stored results for addresses that were looked up. */
  readonly #known = new Map<string, Row>();
  #waiting: string[] = [];
  #ahead = 0;
  #bytes = 0;
  #found = new Map<string, Row>();

  constructor(database: Database, clock: Clock, fetcher: FileFetcher) {
    this.#database = database;
    this.#clock = clock;
    this.#fetcher = fetcher;
  }

  /** Begins to fetch the files of the next products, in their order. */
  async lookAhead(addresses: readonly string[]): Promise<void> {
    this.#forgetAhead();
    const news = [...new Set(addresses)].filter(isRemote);
    this.#waiting = news;
    if (news.length === 0) return;
    const hashes = news.map(hashOf);
    const rows = await this.#database.read
      .selectFrom('fetched_files')
      .innerJoin('files', 'files.id', 'fetched_files.file_id')
      .selectAll('fetched_files')
      .where('address_hash', 'in', hashes)
      .execute();
    for (const row of rows) this.#known.set(row.address_hash, row);
    this.#fetchAhead();
  }

  /** The content at an address. Its bytes are held until they are requested. */
  async get(address: string): Promise<RemoteFile> {
    const begun = this.#begin(address);
    this.#begun.delete(address);
    const found = await begun;
    if (found.kind === 'file') this.#bytes -= found.bytes.length;
    this.#fetchAhead();
    return found;
  }

  /** Forgets files that were fetched ahead for products that were then refused. */
  #forgetAhead(): void {
    for (const begun of this.#begun.values()) {
      void begun.then((found) => {
        if (found.kind === 'file') this.#bytes -= found.bytes.length;
      });
    }
    this.#begun.clear();
  }

  /** Remembers the id under which an address's file will be stored. */
  keep(address: string, fileId: string): void {
    const row = this.#found.get(address);
    if (row) this.#found.set(address, { ...row, file_id: fileId });
  }

  /** Stores the results for addresses, in the transaction that stores their files. */
  async store(transaction: Transaction<Schema>): Promise<void> {
    const rows = [...this.#found.values()].filter(({ file_id }) => file_id !== '');
    this.#found = new Map([...this.#found].filter(([, { file_id }]) => file_id === ''));
    for (const { address_hash, ...row } of rows) {
      await transaction
        .insertInto('fetched_files')
        .values({ address_hash, ...row })
        .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(row))
        .execute();
    }
  }

  #fetchAhead(): void {
    while (this.#ahead < aheadCount && this.#bytes < aheadBytes) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      if (!this.#begun.has(next)) void this.#begin(next);
    }
  }

  #begin(address: string): Promise<RemoteFile> {
    const begun = this.#begun.get(address) ?? this.#fetch(address);
    this.#begun.set(address, begun);
    return begun;
  }

  async #fetch(address: string): Promise<RemoteFile> {
    const known = this.#known.get(hashOf(address));
    const now = this.#clock();
    if (known && known.fetched_at > now - fresh) return { kind: 'stored', fileId: known.file_id };
    this.#ahead++;
    const validators = known && { etag: known.etag, lastModified: known.last_modified };
    const found = await this.#fetcher.fetch(address, validators).finally(() => this.#ahead--);
    if (found.kind === 'refused') return found;
    const row = { address_hash: hashOf(address), fetched_at: now };
    if (found.kind === 'unchanged') {
      if (!known) return { kind: 'refused', reason: 'unreachable' };
      this.#found.set(address, { ...known, ...row });
      return { kind: 'stored', fileId: known.file_id };
    }
    this.#bytes += found.bytes.length;
    this.#found.set(address, { ...row, file_id: '', etag: found.etag, last_modified: found.lastModified });
    return found;
  }
}

/** Whether a name is an address on the web, or in another place that needs an address. */
export function isRemote(name: string): boolean {
  return webAddress(name) !== null || /^(?:[a-z][a-z\d+.-]+:)?\/\//i.test(name) || /^(?:file|data|ftp):/i.test(name);
}

function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}
