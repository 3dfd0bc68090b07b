import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { ImageSize } from '@kontor/contract';
import { SingleFlight } from '../../concurrency/single-flight.ts';
import { isFileId } from './file-id.ts';
import type { FileService } from './files.service.ts';
import { makePicture } from './make-picture.ts';
import { isPicture } from './media-type.ts';
import type { PictureFormat } from './picture-format.ts';

/** Count this up when sizes or encoders change: pictures of an older version are then not found any more. */
export const pictureGeneration = 'v1';

/** How many pictures may wait to be made. Who asks for another one is told to come again. */
const longestQueue = 1000;

/** A picture, or why there is none: `not-a-picture` is a stored file of another kind. */
export type FoundPicture = { readonly found: 'picture'; readonly bytes: Uint8Array } | { readonly found: NoPicture };
export type NoPicture = 'nothing' | 'not-a-picture' | 'too-busy';

/**
 * Pictures in the sizes and formats that the shop shows. Each is made once and kept on disk; a lost one is made anew.
 */
export class PictureStore {
  readonly #files: FileService;
  readonly #folder: string;
  // At least one core stays free for requests.
  readonly #work = new SingleFlight<FoundPicture>(Math.max(1, availableParallelism() - 1));

  constructor(files: FileService, dataDir: string) {
    this.#files = files;
    this.#folder = join(dataDir, 'pictures', pictureGeneration);
  }

  /** The picture of a file in one size and format. */
  async find(id: string, size: ImageSize, format: PictureFormat): Promise<FoundPicture> {
    if (!isFileId(id)) return { found: 'nothing' };
    const path = join(this.#folder, id.slice(0, 2), `${id}.${size || 'original'}.${format}`);
    const kept = await readFile(path).catch(() => null);
    if (kept !== null) return { found: 'picture', bytes: kept };
    const mimeType = await this.#files.mimeTypeOf(id);
    if (mimeType === null) return { found: 'nothing' };
    if (!isPicture(mimeType)) return { found: 'not-a-picture' };
    if (this.#work.size >= longestQueue) return { found: 'too-busy' };
    return this.#work.do(path, async () => {
      // The original is read only now: those of all waiting pictures would fill the memory.
      const original = await this.#files.original(id);
      if (original === null) return { found: 'nothing' };
      const bytes = await makePicture(original.content, size, format);
      await keep(path, bytes);
      return { found: 'picture', bytes };
    });
  }
}

/**
 * Writes a file so that others see it whole or not at all. Where the disk is full, the picture is made anew each time.
 */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}
