import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { articleNumbers } from '../modules/search-counts/counted-term.ts';
import { countsKept, searchReport, type TermReport } from '../modules/search-counts/search-counts.service.ts';
import { type Command, CommandRefused } from './command.ts';
import { commandOptions } from './command-options.ts';
import { searchesTexts as texts } from './texts/searches.de.ts';
import { withShop } from './with-database.ts';

/** So many terms of each list are shown. */
const shown = 20;

/** `kontor searches`: what customers search for most, in vain, and without opening anything (docs/search.md). */
export const searchesCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    const options = { days: { type: 'string', default: '30' } } as const;
    const { values } = commandOptions(parameters, { options });
    const days = Number(values.days);
    const isPossible = Number.isInteger(days) && days >= 1 && days <= countsKept.frequent;
    if (!isPossible) throw new CommandRefused(texts.wrongDays(countsKept.frequent));
    await withShop(async (database) => console.log((await report(database, days)).join('\n')));
    return 0;
  },
};

async function report(database: Database, days: number): Promise<string[]> {
  const listed = async (kind: keyof typeof texts.heads) => {
    const terms = await searchReport(database.read, { now: systemClock(), days, kind, limit: shown });
    return ['', texts.heads[kind], ...(terms.length === 0 ? [texts.none] : [texts.columns, ...terms.map(lineOf)])];
  };
  const lists = [await listed('all'), await listed('without-hits'), await listed('without-clicks')];
  return [texts.since(days), ...lists.flat()];
}

function lineOf({ term, ...counts }: TermReport): string {
  return texts.line(term === articleNumbers ? texts.articleNumbers : term, counts);
}
