import {
  createInMemoryIndex,
  type ExplainedHit,
  type Explanation,
  type FollowingIndex,
  readSynonyms,
  type SynonymRule,
} from '@kontor/search';
import type { Database } from '../database/database.ts';
import { attributeDefinitions, indexedFields } from '../modules/catalogue/catalogue.service.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import type { SearchSettings } from '../modules/configuration/types.ts';
import { buildIndex } from '../search/follow-catalogue.ts';
import { readStartList, steeringFrom } from '../search/steering.ts';
import { type Command, CommandRefused } from './command.ts';
import { commandOptions } from './command-options.ts';
import { searchCommandTexts as texts } from './texts/search.de.ts';
import { withShop } from './with-database.ts';

/** The number of hits that are explained. */
const shown = 10;

/** `kontor search TEXT`: what the shop finds, and why (docs/search.md). The shop may be serving. */
export const searchCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    const isOption = (parameter: string) => /^--\p{L}/u.test(parameter);
    const ended = parameters.indexOf('--');
    const before = ended < 0 ? parameters : parameters.slice(0, ended);
    const { values } = commandOptions(before.filter(isOption), { options: { synonyms: { type: 'boolean' } } });
    const words = [...before.filter((one) => !isOption(one)), ...parameters.slice(before.length + 1)]; // -Hammer is one
    const searchText = words.join(' ').trim();
    if ((searchText === '') !== (values.synonyms === true)) throw new CommandRefused(texts.wantsText);
    await withShop(async (database) => {
      const { index, search } = await indexOf(database);
      const lines = values.synonyms
        ? idleLines(index, search)
        : explained(searchText, index.explain(searchText, shown));
      console.log(lines.join('\n'));
    });
    return 0;
  },
};

/** The index of the shop, as a server builds it. */
async function indexOf(database: Database): Promise<{ index: FollowingIndex; search: SearchSettings }> {
  const index = createInMemoryIndex();
  const { groupsNow, searchNow } = createConfigurationService(database, () => 0);
  const attributes = () => attributeDefinitions(database.read);
  await buildIndex({
    database,
    index,
    ...indexedFields,
    attributes,
    groups: groupsNow,
    steering: steeringFrom(searchNow),
  });
  return { index, search: await searchNow() };
}

function explained(searchText: string, { count, reading, words, barred, hits }: Explanation): string[] {
  const withRole = (role: string) => words.filter((word) => word.role === role).map(({ typed }) => typed);
  const [fillers, excluded] = [withRole('filler'), withRole('excluded')];
  return [
    texts.found(searchText, count),
    ...(reading?.guessed ?? []).map(({ typed, taken }) => texts.guessed(typed, taken)),
    ...(reading === undefined || reading.missing.length === 0 ? [] : [texts.missing(reading.missing, reading.exact)]),
    ...(reading?.mentioned === undefined ? [] : [texts.mentioned(reading.mentioned, reading.exact)]),
    ...(fillers.length === 0 ? [] : [texts.overlooked(fillers)]),
    ...(excluded.length === 0 ? [] : [texts.excluded(excluded)]),
    ...(barred.length === 0 ? [] : [texts.barred(barred)]),
    ...hits.flatMap((hit, place) => linesOf(hit, place + 1)),
  ];
}

function linesOf({ id, name, isPinned, tier, score, fit, words }: ExplainedHit, place: number): string[] {
  const finds = words.flatMap(({ typed, finds: some }) => some.map((find) => texts.find(typed, find)));
  return [texts.hit(place, name, id), ...(isPinned ? [texts.pinned] : []), texts.score(tier, score, fit), ...finds];
}

/** The operator's synonyms that lead to no product, and how many of the default list do. */
function idleLines(index: FollowingIndex, { synonyms, startList }: SearchSettings): string[] {
  const own = synonyms.map((text, i) => ({ text, line: i + 1, rules: readSynonyms(text).rules }));
  const rules = own.filter((line) => line.rules.length > 0);
  const idle = rules.filter((line) => !line.rules.some((rule) => leadsSomewhere(rule, index)));
  return [
    ...(rules.length === 0 ? [texts.noneOwn] : []),
    ...(rules.length > 0 && idle.length === 0 ? [texts.noneIdle] : []),
    ...(idle.length === 0 ? [] : [texts.idleHead, ...idle.map(({ line, text }) => texts.idle(line, text))]),
    startList ? usedOfStartList(index) : texts.startListOff,
  ];
}

function usedOfStartList(index: FollowingIndex): string {
  const rules = readStartList();
  return texts.startList(rules.filter((rule) => leadsSomewhere(rule, index)).length, rules.length);
}

/** Whether any product has the words that a rule leads to. */
function leadsSomewhere({ kind, members }: SynonymRule, index: FollowingIndex): boolean {
  return (kind === 'both' ? members : members.slice(1)).some((member) => index.hasAll(member));
}
