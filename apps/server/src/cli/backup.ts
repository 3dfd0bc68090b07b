import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { BackupRefused } from '../database/backup/backup-refused.ts';
import { makeBackup } from '../database/backup/make-backup.ts';
import { type Command, CommandRefused } from './command.ts';
import { backupTexts } from './texts/backup.de.ts';

const texts = backupTexts.backup;

/**
 * `kontor backup FILE`: the whole shop in one file, while it serves. It migrates nothing: a shop is backed up as it is.
 */
export const backupCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    const { file, replace } = readParameters(parameters);
    const contents = await makeBackup(readConfig(process.env), { file, replace }).catch((error) =>
      sayRefusal(texts.refusalOf, error),
    );
    console.log(texts.done(file, contents));
    return 0;
  },
};

function readParameters(parameters: readonly string[]) {
  const { values, positionals } = parsed(parameters);
  const [file] = positionals;
  if (!file || positionals.length !== 1) throw new CommandRefused(backupTexts.oneFile);
  return { file, replace: values.overwrite ?? false };
}

function parsed(parameters: readonly string[]) {
  try {
    const options = { overwrite: { type: 'boolean' } } as const;
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch (error) {
    throw new CommandRefused(error instanceof Error ? error.message : String(error));
  }
}

/** Ends a command with the sentence of a refusal; a surprise stays one. */
export function sayRefusal(sentences: Readonly<Record<string, string>>, error: unknown): never {
  const sentence = error instanceof BackupRefused ? sentences[error.code] : undefined;
  throw sentence === undefined ? error : new CommandRefused(sentence);
}
