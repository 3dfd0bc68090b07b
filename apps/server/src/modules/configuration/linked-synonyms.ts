import { mostMembers, readSynonyms, wordsOfPhrase } from '@kontor/search';
import type { FieldError } from '../../http/field-errors.ts';
import { searchTexts as texts } from './texts/search.de.ts';

/** Rules that share words, directly or by others between them. */
interface Link {
  readonly lines: readonly number[];
  /** By the form in which words are compared; the values are as the operator wrote them. */
  readonly words: ReadonlyMap<string, string>;
}

/**
 * The warnings for synonyms that lead from one line to the next through more words than one line may have. Each holds,
 * but a rule is one step: who expects the ends of such a chain to find each other is mistaken.
 */
export function linkedSynonyms(synonyms: readonly string[]): FieldError[] {
  return links(synonyms)
    .filter(({ words }) => words.size > mostMembers)
    .map(({ lines, words }) => ({
      path: `synonyms.${(lines[0] ?? 1) - 1}`,
      msg: texts.linked(lines, [...words.values()], mostMembers),
    }));
}

function links(synonyms: readonly string[]): Link[] {
  let found: Link[] = [];
  for (const [place, line] of synonyms.entries()) {
    const members = readSynonyms(line).rules.flatMap(({ kind, members: some }) => (kind === 'both' ? some : []));
    if (members.length === 0) continue;
    const words = new Map(members.map((member) => [wordsOfPhrase(member).join(' '), member]));
    const isShared = (link: Link) => words.keys().some((word) => link.words.has(word));
    const { true: shared = [], false: others = [] } = Object.groupBy(found, (link) => `${isShared(link)}`);
    const joined: Link = {
      lines: [...shared.flatMap(({ lines }) => lines), place + 1],
      words: new Map([...shared.flatMap((link) => [...link.words]), ...words]),
    };
    found = [...others, joined];
  }
  return found;
}
