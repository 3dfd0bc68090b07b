import type { Database } from '../database/database.ts';
import {
  createTemplateService,
  readTemplateFolder,
  type TemplateFile,
} from '../modules/templates/templates.service.ts';
import { type Command, CommandRefused } from './command.ts';
import { texts } from './texts/de.ts';
import { withDatabase } from './with-database.ts';

/** `kontor templates FOLDER`: the operator's stylesheet, templates and texts from a folder, while the shop may be serving. */
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

/** Writes all of them or, where one has a name that cannot be, none; how many changed. */
async function write(database: Database, files: readonly TemplateFile[]): Promise<number> {
  const templates = createTemplateService(database, () => 0);
  const notes: string[] = [];
  const changed = await database.transaction(async (transaction) => {
    notes.length = 0; // PostgreSQL may repeat the transaction
    let count = 0;
    for (const { file, ...template } of files) {
      const written = await templates.write(transaction, template);
      if (!written.ok) throw refusal(texts.templates.refusalOf[written.code]({ file }));
      if (written.changed) count += 1;
      if (written.changed) notes.push(texts.templates.changed(file));
      if (written.removed.length > 0) notes.push(texts.templates.removed(file, written.removed));
    }
    return count;
  });
  for (const note of notes) console.error(note);
  return changed;
}

function refusal(sentence: string): CommandRefused {
  return new CommandRefused(`${sentence} ${texts.templates.nothingChanged}`);
}
