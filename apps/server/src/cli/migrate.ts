import type { Command } from './command.ts';
import { texts } from './texts/commands.de.ts';
import { withDatabase } from './with-database.ts';

/** `kontor migrate`: migrates the database as `npm start` does before it serves. */
export const migrateCommand: Command = {
  summary: texts.migrate.summary,
  help: texts.migrate.help,
  async run() {
    await withDatabase(async () => {});
    console.log(texts.migrate.done);
    return 0;
  },
};
