import { open, rename, rm } from 'node:fs/promises';
import { CommandRefused } from './command.ts';
import { exportTexts as texts } from './texts/export.de.ts';

/**
 * Writes to a file, or to standard output (`-`). The file gets its name when it is complete, so that an aborted export
 * leaves an older one unchanged.
 */
export async function toFile<Result>(
  file: string,
  work: (write: (text: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  if (file === '-') return work((written) => writeTo(process.stdout, written));
  const part = `${file}.part`;
  try {
    const handle = await open(part, 'w');
    const result = await work((written) => handle.appendFile(written)).finally(() => handle.close());
    await rename(part, file);
    return result;
  } catch (error) {
    await rm(part, { force: true });
    const code = codeOfSystem(error);
    throw code === undefined ? error : new CommandRefused(texts.unwritable(file, code));
  }
}

/** The code of a failed call of the system, such as ENOSPC. */
export function codeOfSystem(error: unknown): string | undefined {
  return error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : undefined;
}

function writeTo(stream: NodeJS.WritableStream, written: string): Promise<void> {
  if (written === '') return Promise.resolve();
  return new Promise((done, fail) => stream.write(written, (error) => (error ? fail(error) : done())));
}
