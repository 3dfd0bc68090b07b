import { readdir, realpath } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { foldCase } from '@kontor/domain';

/** Finds files below a folder by the names in tables: with backslashes, and regardless of case, as on Windows. */
export class FileInFolder {
  readonly #folder: string;
  /** Names in a folder by the same in lower case. */
  readonly #names = new Map<string, Promise<ReadonlyMap<string, string>>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The real path of a file; null for one outside the folder. Throws where there is none. */
  async find(path: string): Promise<string | null> {
    const folder = await realpath(this.#folder);
    const wanted = resolve(folder, path.replaceAll('\\', '/'));
    const file = await realpath(wanted).catch(async (missing) => {
      if (!wanted.startsWith(folder + sep)) throw missing;
      return realpath(await this.#inAnyCase(folder, wanted));
    });
    return file.startsWith(folder + sep) ? file : null;
  }

  /** The path with each of its segments as the folder has it. */
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
