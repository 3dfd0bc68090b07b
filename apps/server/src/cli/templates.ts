import type { Transaction } from 'kysely';
import type { Database, Queryable } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import {
  type ConfigurationService,
  createConfigurationService,
  settingPlace,
} from '../modules/configuration/configuration.service.ts';
import {
  createTemplateService,
  readTemplateFolder,
  type TemplateFile,
  type TemplateService,
} from '../modules/templates/templates.service.ts';
import { type Command, CommandRefused } from './command.ts';
import { texts } from './texts/commands.de.ts';
import { withDatabase } from './with-database.ts';

/**
 * `kontor templates FOLDER`: writes the operator's stylesheet, templates and texts from a folder. The shop may be
 * serving.
 */
export const templatesCommand: Command = {
  summary: texts.templates.summary,
  help: texts.templates.help,
  async run(parameters) {
    const [folder] = parameters;
    if (folder === undefined || parameters.length !== 1) throw new CommandRefused(texts.templates.oneFolder);
    const read = await readTemplateFolder(folder);
    if (!read.ok) throw refusal(texts.templates.refusalOf[read.code]({ folder, file: '', ...read }));
    for (const file of read.passedOver) console.error(texts.templates.passedOver(file));
    const changed = await withDatabase((database) => write(database, read.templates));
    console.log(texts.templates.summaryOf(changed, read.templates.length - changed));
    return 0;
  },
};

/**
 * Writes all files or none: none if a name is invalid, or if the start page or the menu would newly lead to a missing
 * page. Returns the number of changed files.
 */
async function write(database: Database, files: readonly TemplateFile[]): Promise<number> {
  const configuration = createConfigurationService(database, () => 0);
  const { count, notes } = await database.transaction(async (transaction) => {
    const before = await leadingNowhere(transaction, configuration);
    const written = await writeFiles(
      transaction,
      createTemplateService(database, () => 0),
      files,
    );
    const after = await leadingNowhere(transaction, configuration);
    const broken = after.filter((place) => !before.includes(place));
    if (broken.length > 0) throw refusal(texts.templates.ledTo(broken));
    return written;
  });
  for (const note of notes) console.error(note);
  return count;
}

async function writeFiles(
  transaction: Transaction<Schema>,
  templates: TemplateService,
  files: readonly TemplateFile[],
): Promise<{ readonly count: number; readonly notes: readonly string[] }> {
  const notes: string[] = [];
  let count = 0;
  for (const { file, ...template } of files) {
    const written = await templates.write(transaction, template);
    if (!written.ok) throw refusal(texts.templates.refusalOf[written.code]({ file }));
    if (written.changed) count += 1;
    if (written.changed) notes.push(texts.templates.changed(file));
    if (written.removed.length > 0) notes.push(texts.templates.removed(file, written.removed));
  }
  return { count, notes };
}

/** The places in start page and menu that lead to no page. */
async function leadingNowhere(transaction: Queryable, configuration: ConfigurationService): Promise<string[]> {
  const { refused } = await configuration.judge(transaction);
  return refused
    .filter(({ key }) => key === 'startpage' || key === 'mainMenu')
    .map(({ key, error: { path } }) => settingPlace(key, path));
}

function refusal(sentence: string): CommandRefused {
  return new CommandRefused(`${sentence} ${texts.templates.nothingChanged}`);
}
