import { readFile } from 'node:fs/promises';
import type { Database } from '../database/database.ts';
import {
  configurationKeys,
  createConfigurationService,
  settingPlace,
} from '../modules/configuration/configuration.service.ts';
import { nearestWord } from '../nearest-word.ts';
import { type Command, CommandRefused } from './command.ts';
import { commandOptions } from './command-options.ts';
import { configureTexts as texts } from './texts/configure.de.ts';
import { withDatabase, withShop } from './with-database.ts';

/**
 * `kontor configure FILE`: writes the operator's settings (docs/partners.md, demo/configuration.json). The shop may be
 * serving. `kontor configure --show KEY` prints a current setting in the form of such a file.
 */
export const configureCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    const options = { show: { type: 'string' } } as const;
    const read = commandOptions(parameters, { options, allowPositionals: true }, texts.wrongOptions);
    const [file, ...more] = read.positionals;
    const { show } = read.values;
    const isAlone = more.length === 0 && (file === undefined || show === undefined);
    if (isAlone && show !== undefined) return withShop((database) => showSetting(database, show));
    if (!isAlone || file === undefined) throw new CommandRefused(texts.oneFile);
    const values = await readValues(file);
    const { changed, warnings } = await withDatabase((database) => write(database, values));
    for (const { key, error } of warnings) console.error(texts.warning(settingPlace(key, error.path), error.msg));
    for (const key of changed) console.error(texts.changed(key));
    console.log(texts.summaryOf(changed.length, Object.keys(values).length - changed.length));
    return 0;
  },
};

/** Prints a file that would write the current setting. */
async function showSetting(database: Database, key: string): Promise<number> {
  const written = await createConfigurationService(database, () => 0).written(key);
  if (written === undefined) throw new CommandRefused(texts.unknownKey(key, nearestWord(key, configurationKeys)));
  if (!written.isDecided) console.error(texts.undecided(key));
  console.log(JSON.stringify({ [key]: written.value }, null, 2));
  return 0;
}

async function readValues(file: string): Promise<Readonly<Record<string, unknown>>> {
  const bytes = await readFile(file).catch(() => {
    throw refusal(texts.unreadable(file));
  });
  const values = parsed(bytes);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) throw refusal(texts.noObject(file));
  return { ...values };
}

/** Undefined if the bytes are not JSON in UTF-8. */
function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Writes all settings or none. Returns those that changed, and notes about them. */
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
