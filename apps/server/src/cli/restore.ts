import { readConfig } from '../config.ts';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import { sayRefusal } from './backup.ts';
import { type Command, CommandRefused } from './command.ts';
import { backupTexts } from './texts/backup.de.ts';

const texts = backupTexts.restore;

/** `kontor restore FILE`: restores a shop from a backup to an empty place. */
export const restoreCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    const [file] = parameters;
    if (!file || file.startsWith('-') || parameters.length !== 1) throw new CommandRefused(backupTexts.oneFile);
    const contents = await restoreBackup(readConfig(process.env), file).catch((error) =>
      sayRefusal(texts.refusalOf, error),
    );
    console.log(texts.done(contents));
    return 0;
  },
};
