import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { pagesNow } from '../modules/catalogue/catalogue.service.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import {
  articleNumbers,
  countsKept,
  type ReportKind,
  searchReport,
  type TermReport,
} from '../modules/search-counts/search-counts.service.ts';
import { createTemplateService } from '../modules/templates/templates.service.ts';
import { type Command, CommandRefused } from './command.ts';
import { commandOptions } from './command-options.ts';
import { searchesTexts as texts } from './texts/searches.de.ts';
import { withShop } from './with-database.ts';

/** The number of terms shown in each list. */
const shown = 20;
/** The number of terms without hits that are checked for the names of pages. */
const looked = 200;

/**
 * `kontor searches`: what customers search for most, what finds nothing, and whose hits nobody opens (docs/search.md).
 */
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
  const now = systemClock();
  const terms = (kind: ReportKind, limit = shown) => searchReport(database.read, { now, days, kind, limit });
  const version = () => 0;
  const pages = await pagesNow({
    database,
    configuration: createConfigurationService(database, version),
    templates: createTemplateService(database, version),
  });
  const inVain = await terms('without-hits', looked);
  const isOffered: IsOffered = (term) => pages.find(term).length > 0;
  return [
    texts.since(days),
    ...listed('all', await terms('all'), isOffered),
    ...listed(
      'without-hits',
      inVain.filter(({ term }) => !isOffered(term)),
      isOffered,
    ),
    ...listed(
      'pages',
      inVain.filter(({ term }) => isOffered(term)),
      isOffered,
    ),
    ...listed('without-clicks', await terms('without-clicks'), isOffered),
  ];
}

/** Whether the empty list of a term offers a page of the shop. */
type IsOffered = (term: string) => boolean;

function listed(list: keyof typeof texts.heads, terms: readonly TermReport[], isOffered: IsOffered): string[] {
  const lines = terms.slice(0, shown).map((term) => lineOf(term, isOffered));
  return ['', texts.heads[list], ...(lines.length === 0 ? [texts.none] : [texts.columns, ...lines])];
}

function lineOf({ term, ...counts }: TermReport, isOffered: IsOffered): string {
  const isPage = counts.hits === 0 && isOffered(term);
  return texts.line(term === articleNumbers ? texts.articleNumbers : term, { ...counts, isPage });
}
