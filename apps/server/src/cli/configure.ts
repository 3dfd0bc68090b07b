import { readFile } from 'node:fs/promises';
import type { Database } from '../database/database.ts';
import { configurationKeys } from '../modules/configuration/check-configuration.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { settingPlace } from '../modules/configuration/setting-place.ts';
import { nearestWord } from '../nearest-word.ts';
import { type Command, CommandRefused } from './command.ts';
import { configureTexts as texts } from './texts/configure.de.ts';
import { withDatabase } from './with-database.ts';

/**
 * `kontor configure FILE`: what the operator decides (docs/partners.md, demo/configuration.json), while the shop may be
 * serving.
 */
export const configureCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    const [file] = parameters;
    if (file === undefined || parameters.length !== 1) throw new CommandRefused(texts.oneFile);
    const values = await readValues(file);
    const { changed, warnings } = await withDatabase((database) => write(database, values));
    for (const { key, error } of warnings) console.error(texts.warning(settingPlace(key, error.path), error.msg));
    for (const key of changed) console.error(texts.changed(key));
    console.log(texts.summaryOf(changed.length, Object.keys(values).length - changed.length));
    return 0;
  },
};

async function readValues(file: string): Promise<Readonly<Record<string, unknown>>> {
  const bytes = await readFile(file).catch(() => {
    throw refusal(texts.unreadable(file));
  });
  const values = parsed(bytes);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) throw refusal(texts.noObject(file));
  return { ...values };
}

/** Undefined for what is no JSON in UTF-8. */
function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Writes all keys or none; answers those that are different now, and what should be looked at. */
function write(database: Database, values: Readonly<Record<string, unknown>>) {
  const configuration = createConfigurationService(database, () => 0);
  return database.transaction(async (transaction) => {
    const written = await configuration.writeAll(transaction, values);
    if (written.ok) return written;
    const { key, errors } = written;
    if (errors === null) throw refusal(texts.unknownKey(key, nearestWord(key, configurationKeys)));
    throw refusal(errors.map(({ path, msg }) => texts.wrongValue(settingPlace(key, path), msg)).join('\n'));
  });
}

function refusal(sentence: string): CommandRefused {
  return new CommandRefused(`${sentence}\n${texts.nothingChanged}`);
}
