import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportImpossible } from '../import-impossible.ts';
import { workbookReasons } from '../texts/tables.de.ts';

/** Limits for unpacking, so that a small file cannot fill memory or disk (zip bomb). */
const limits = { entries: 1000, bytes: 1024 ** 3, ratio: 200, smallBytes: 10 * 1024 * 1024 };

/** The files inside a zip file, by name. */
export class ZipParts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Reads the directory of a zip file. Throws {@link ImportImpossible} if it is broken or exceeds the limits. */
  static async open(file: string): Promise<ZipParts> {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(broken);
    const entries = new Map<string, Entry>();
    let bytes = 0;
    try {
      if (zip.entryCount > limits.entries) throw new ImportImpossible(workbookReasons.tooLarge);
      for await (const entry of zip.eachEntry()) {
        bytes += entry.uncompressedSize;
        const isBomb = entry.uncompressedSize > Math.max(limits.smallBytes, entry.compressedSize * limits.ratio);
        if (isBomb || bytes > limits.bytes) throw new ImportImpossible(workbookReasons.tooLarge);
        if (entry.isEncrypted()) throw new ImportImpossible(workbookReasons.encrypted);
        entries.set(entry.fileName.toLowerCase(), entry);
      }
    } catch (error) {
      zip.close();
      return broken(error);
    }
    return new ZipParts(zip, entries);
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /**
   * The text of a part in chunks; nothing if the part does not exist. Fails if the part is larger than stated.
   * `onShare` receives the number of bytes of the zip file that each chunk took.
   */
  async *text(name: string, onShare: (bytes: number) => void = () => undefined): AsyncGenerator<string> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return;
    const decoder = new TextDecoder('utf-8');
    const packed = entry.compressedSize / Math.max(1, entry.uncompressedSize);
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        onShare(Math.round(chunk.length * packed));
        yield decoder.decode(chunk, { stream: true });
      }
    } catch (error) {
      broken(error);
    }
    yield decoder.decode();
  }

  close(): void {
    this.#zip.close();
  }
}

function broken(error: unknown): never {
  if (error instanceof ImportImpossible) throw error;
  throw new ImportImpossible(workbookReasons.broken, { cause: error });
}
