import { readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { foldCase } from '@kontor/domain';

/** Finds files in a folder by the names in tables. Backslashes are accepted and case is ignored, as on Windows. */
export class FileInFolder {
  readonly #folder: string;
  /** By folder: its file names by their lower-case form. */
  readonly #names = new Map<string, Promise<ReadonlyMap<string, string>>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The real path of a file. Null if it is outside the folder. Throws if it does not exist. A path of another computer
   * (`C:\Shop\Bilder\zange.jpg`, `/z/a/zange.jpg`) may begin anywhere above the folder or in it.
   */
  async find(path: string): Promise<string | null> {
    const folder = await realpath(this.#folder);
    const written = path.replaceAll('\\', '/');
    for (const below of belowFolder(written, basename(folder))) {
      const found = await this.#at(folder, below).catch(() => null);
      if (found !== null) return found;
    }
    return this.#at(folder, written);
  }

  async #at(folder: string, path: string): Promise<string | null> {
    const wanted = resolve(folder, path);
    const file = await realpath(wanted).catch(async (missing) => {
      if (!wanted.startsWith(folder + sep)) throw missing;
      return realpath(await this.#inAnyCase(folder, wanted));
    });
    return file.startsWith(folder + sep) ? file : null;
  }

  /** The path with the folder's own spelling of each segment. */
  async #inAnyCase(folder: string, wanted: string): Promise<string> {
    if (wanted === folder) return folder;
    const parent = await this.#inAnyCase(folder, dirname(wanted));
    const name = wanted.slice(dirname(wanted).length + 1);
    const names = this.#names.get(parent) ?? namesIn(parent);
    this.#names.set(parent, names);
    return join(parent, (await names).get(foldCase(name)) ?? name);
  }
}

/**
 * The paths below the folder that a path may mean, the longest first. An absolute path has the folders of another
 * computer in front. A relative one may begin with the folder itself.
 */
function belowFolder(path: string, folder: string): string[] {
  const [, absolute] = /^(?:[a-z]:)?\/+(.+)$/i.exec(path) ?? [];
  const segments = (absolute ?? path).split('/');
  if (segments.includes('..')) return [];
  if (absolute !== undefined) return segments.map((_, depth) => segments.slice(depth).join('/'));
  const isOfFolder = segments.length > 1 && foldCase(segments[0] ?? '') === foldCase(folder);
  return isOfFolder ? [path, segments.slice(1).join('/')] : [];
}

async function namesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch(() => []);
  return new Map(names.sort().map((name) => [foldCase(name), name]));
}
