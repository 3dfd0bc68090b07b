import { readConfig } from '../config.ts';
import { BackupRefused } from '../database/backup/backup-refused.ts';
import { makeBackup } from '../database/backup/make-backup.ts';
import { type Command, CommandRefused } from './command.ts';
import { commandOptions } from './command-options.ts';
import { backupTexts } from './texts/backup.de.ts';

const texts = backupTexts.backup;

/**
 * `kontor backup FILE`: the whole shop in one file, while it may be serving. Does not migrate: a shop is backed up as
 * it is.
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
  const options = { overwrite: { type: 'boolean' } } as const;
  const { values, positionals } = commandOptions(parameters, { options, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length !== 1) throw new CommandRefused(backupTexts.oneFile);
  return { file, replace: values.overwrite ?? false };
}

/** Ends a command with the sentence of a refusal. Rethrows any other error. */
export function sayRefusal(sentences: Readonly<Record<string, string>>, error: unknown): never {
  const sentence = error instanceof BackupRefused ? sentences[error.code] : undefined;
  throw sentence === undefined ? error : new CommandRefused(sentence);
}
