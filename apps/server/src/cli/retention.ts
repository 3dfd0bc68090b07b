import type { RetentionOverview } from '@kontor/contract/office';
import { createInMemoryIndex } from '@kontor/search';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { germanDay } from '../german-format.ts';
import { createServices } from '../services.ts';
import type { Command } from './command.ts';
import { commandOptions } from './command-options.ts';
import { retentionTexts as texts } from './texts/retention.de.ts';
import { withShop } from './with-database.ts';

/** `kontor retention`: how long people are kept, what is erased next, and what was. */
export const retentionCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    commandOptions(parameters, { options: {} });
    return withShop(async (database, config) => {
      const [index, logger] = [createInMemoryIndex(), pino({ level: 'silent' })];
      const services = createServices({ config, database, index, clock: systemClock, logger });
      try {
        console.log(linesOf(await services.retention.overview()).join('\n'));
        return 0;
      } finally {
        await services.close();
      }
    });
  },
};

function linesOf({ country, extraYears, periods, next, isMore, held, erased }: RetentionOverview): string[] {
  const kinds = Object.keys(texts.kinds) as (keyof typeof texts.kinds)[];
  return [
    texts.periods(country, extraYears),
    ...kinds.map((kind) => texts.period(texts.kinds[kind], periods[kind])),
    ...['', next.length === 0 ? texts.nextNone : texts.next],
    ...next.map(({ number, keptUntil, erasedOn, isHeld }) =>
      texts.order(number, germanDay(keptUntil), isHeld ? null : germanDay(erasedOn)),
    ),
    ...(isMore ? [texts.more] : []),
    ...(held.length === 0
      ? []
      : ['', texts.held, ...held.map(({ number, reason, by }) => texts.hold(number, reason, by))]),
    ...['', erased.length === 0 ? texts.erasedNone : texts.erased],
    ...erased.map(({ day, kind, count }) => texts.count(germanDay(day), kind, count)),
  ];
}
