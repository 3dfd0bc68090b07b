import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { countNewsletter, exportNewsletter, stopNewsletterOf } from '../modules/newsletter/newsletter-list.service.ts';
import { createOfficeLog } from '../modules/office-log/office-log.service.ts';
import { isOnThisMachine } from '../payment-config.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { newsletterTexts as texts } from './texts/newsletter.de.ts';
import { toFile } from './to-file.ts';
import { withShop } from './with-database.ts';

type Work = (database: Database, config: Config) => Promise<void>;

/** `kontor newsletter`: who gets the newsletter, for the program that sends it. */
export const newsletterCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'count', ...parameters]) {
    const work = workCalled(works, what, texts.unknown)(parameters);
    await withShop(work);
    return 0;
  },
};

/** Parses the parameters of each subcommand, before the database is opened. */
const works: Readonly<Record<string, (parameters: readonly string[]) => Work>> = {
  count(parameters) {
    if (parameters.length > 0) throw new CommandRefused(texts.unknown(parameters.join(' ')));
    return async ({ read }) => console.log(texts.count(await countNewsletter(read)));
  },
  export(parameters) {
    const file = only(parameters, texts.wantsFile);
    return async (database, { publicUrl }) => {
      const log = createOfficeLog({ database, clock: systemClock });
      const count = await toFile(file, (write) => exportNewsletter({ database, log, publicUrl, write }, null));
      console.error(texts.exported(count, file));
      if (isOnThisMachine(publicUrl)) console.error(texts.localLinks);
    };
  },
  stop(parameters) {
    const email = only(parameters, texts.wantsAddress);
    return async (database) => {
      const log = createOfficeLog({ database, clock: systemClock });
      const isStopped = await stopNewsletterOf({ database, log, clock: systemClock }, email);
      if (!isStopped) throw new CommandRefused(texts.nobody(email));
      console.log(texts.stopped(email));
    };
  },
};

function only(parameters: readonly string[], wanted: string): string {
  const [value, ...rest] = parameters.map((parameter) => parameter.trim());
  if (!value || rest.length > 0) throw new CommandRefused(wanted);
  return value;
}
