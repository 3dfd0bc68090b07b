import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Command } from './command.ts';
import { texts } from './texts/de.ts';

/** `kontor migrate`: what `npm start` does with the database before it serves. */
export const migrateCommand: Command = {
  summary: texts.migrate.summary,
  help: texts.migrate.help,
  async run() {
    const database = await openDatabase(readConfig(process.env));
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
    console.log(texts.migrate.done);
    return 0;
  },
};
