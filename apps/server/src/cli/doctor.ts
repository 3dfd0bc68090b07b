import { existsSync } from 'node:fs';
import { systemClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase, statementLimits } from '../database/opening/open-database.ts';
import { sqliteFileIn } from '../database/sqlite/open-sqlite.ts';
import { type Examination, examineShop } from '../doctor/examine-shop.ts';
import { type Command, CommandRefused } from './command.ts';
import { doctorTexts as texts } from './texts/doctor.de.ts';

/**
 * `kontor doctor`: reads the whole shop and reports what is wrong. The shop may be serving. It migrates and creates
 * nothing.
 */
export const doctorCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    if (parameters.length > 0) throw new CommandRefused(texts.wantsNothing);
    const { read, symptoms } = await examine(readConfig(process.env));
    for (const symptom of symptoms) console.log(texts.symptom(symptom));
    if (read !== null) console.log(texts.read(read));
    const isFine = symptoms.every(({ isHint }) => isHint);
    console.log(isFine ? texts.fine : texts.notFine);
    return isFine ? 0 : 1;
  },
};

async function examine(config: Config): Promise<Examination> {
  const isSqlite = config.databaseUrl === undefined;
  if (isSqlite && !existsSync(sqliteFileIn(config.dataDir))) throw new CommandRefused(texts.noShop);
  const database = await openDatabase(config, statementLimits.longWork);
  try {
    return await examineShop(database, { dataDir: config.dataDir, clock: systemClock });
  } finally {
    await database.close();
  }
}
