import { readdir, realpath } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { foldCase } from '@kontor/domain';

/** Finds files in a folder by the names in tables. Backslashes are accepted and case is ignored, as on Windows. */
export class FileInFolder {
  readonly #folder: string;
  /** By folder: its file names by their lower-case form. */
  readonly #names = new Map<string, Promise<ReadonlyMap<string, string>>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The real path of a file. Null if it is outside the folder. Throws if it does not exist. */
  async find(path: string): Promise<string | null> {
    const folder = await realpath(this.#folder);
    const wanted = resolve(folder, path.replaceAll('\\', '/'));
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

async function namesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch(() => []);
  return new Map(names.sort().map((name) => [foldCase(name), name]));
}
