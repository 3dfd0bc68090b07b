import { readFile, writeFile } from 'node:fs/promises';
import { createInMemoryIndex } from '@kontor/search';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import type { ErasuresService } from '../modules/erasures/erasures.service.ts';
import { createServices } from '../services.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { erasuresTexts as texts } from './texts/erasures.de.ts';
import { withShop } from './with-database.ts';

type Work = (erasures: ErasuresService) => Promise<void>;

/** `kontor erasures`: the list of what was erased, which is kept beside the backups. The shop may be serving. */
export const erasuresCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = '', ...parameters]) {
    const work = workCalled(works, what, texts.unknown)(parameters);
    return withShop(async (database, config) => {
      const [index, logger] = [createInMemoryIndex(), pino({ level: 'silent' })];
      const services = createServices({ config, database, index, clock: systemClock, logger });
      try {
        await work(services.erasures);
        return 0;
      } finally {
        await services.close();
      }
    });
  },
};

/** Parses the parameters of each subcommand, before the database is opened. */
const works: Readonly<Record<string, (parameters: readonly string[]) => Work>> = {
  save(parameters) {
    const file = fileOf(parameters);
    return async (erasures) => {
      const list = await erasures.list();
      await writeFile(file, list).catch(() => {
        throw new CommandRefused(texts.notWritten(file));
      });
      console.log(texts.saved(list.split('\n').length - 1, file));
    };
  },
  repeat(parameters) {
    const file = fileOf(parameters);
    return async (erasures) => {
      const list = await readFile(file, 'utf8').catch(() => {
        throw new CommandRefused(texts.notRead(file));
      });
      const taken = await erasures.takeList(list);
      if ('wrongLine' in taken) throw new CommandRefused(texts.wrongLine(file, taken.wrongLine));
      console.log(texts.repeated(await erasures.repeat()));
    };
  },
};

function fileOf(parameters: readonly string[]): string {
  const [file, ...rest] = parameters;
  if (!file || file.startsWith('-') || rest.length > 0) throw new CommandRefused(texts.wantsFile);
  return file;
}
