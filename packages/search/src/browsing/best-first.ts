import type { Permutation } from '../order/permutation.ts';
import type { PageRange } from '../order/sorted-page.ts';
import { type Bits, clearBit, hasBit } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import { nameFit, type SoughtCategory, soughtCategory, soughtWords } from '../text/name-fit.ts';
import type { NameCutter } from '../text/name-words.ts';
import { scoresOfTier } from '../text/text-score.ts';
import type { SteeredMatch } from './pinned.ts';
import { spreadSizes } from './spread-sizes.ts';
import { takeTurns } from './take-turns.ts';

/** How many of the best hits are compared by their names, unless the caller gives another number. */
const lookedAtAgain = 300;

/** A page, and how many of the best hits are compared by their names. */
interface RankedRange extends PageRange {
  readonly comparedByName?: number | undefined;
}

/** The data of documents that the comparison by name needs. */
export interface KnownNames {
  readonly nameOf: (document: number) => string;
  /** The name of a document's category. */
  readonly categoryOf: (document: number) => string;
  /** Whether a document can be delivered. */
  readonly isDeliverable: (document: number) => boolean;
  /** Whether more than two sizes of one thing may stand among the first ten. */
  readonly sizesTogether: boolean;
  readonly cutter: NameCutter;
}

/**
 * One page of the hits: the operator's pinned products first, then better matches first. Equally good matches stand in
 * the given order (CONTRACT §2). Only the best few hundred are compared by their whole names, because the comparison is
 * expensive. The first ten contain at most two sizes of one thing, unless the search text contains a number.
 */
export function bestFirst(
  found: { readonly hits: Bits; readonly count: number },
  match: SteeredMatch,
  order: Permutation,
  { offset, limit, comparedByName = lookedAtAgain }: RankedRange,
  workspace: Workspace,
  known: KnownNames,
): number[] {
  const pinned = match.pinned.filter((document) => hasBit(found.hits, document));
  if (pinned.length === 0) return ranked(found, match, order, { offset, limit, comparedByName }, known);
  const others = workspace.bits.take();
  others.set(found.hits);
  for (const document of pinned) clearBit(others, document);
  const first = pinned.slice(offset, offset + limit);
  const hits = { hits: others, count: found.count - pinned.length };
  const rest = { offset: Math.max(0, offset - pinned.length), limit: limit - first.length, comparedByName };
  return rest.limit <= 0 ? first : [...first, ...ranked(hits, match, order, rest, known)];
}

function ranked(
  found: { readonly hits: Bits; readonly count: number },
  match: SteeredMatch,
  order: Permutation,
  { offset, limit, comparedByName }: PageRange & { readonly comparedByName: number },
  known: KnownNames,
): number[] {
  const page = { offset: 0, limit: comparedByName };
  const documents = offset < comparedByName ? match.ranking.page(found.hits, order, page) : [];
  // A filter changes no order, so what it leaves is compared with everything that was found.
  const isAll = documents.length === 0 || found.count === match.count;
  const best = again(documents, isAll ? documents : match.ranking.page(match.hits, order, page), match, known);
  const head = best.slice(offset, offset + limit);
  const rest = { offset: Math.max(offset, comparedByName), limit: limit - head.length };
  return rest.limit <= 0 || found.count <= rest.offset
    ? head
    : [...head, ...match.ranking.page(found.hits, order, rest)];
}

/** The factor for undeliverable products: they stand behind deliverable ones that match about as well. */
const undeliverable = 0.95;
/**
 * The largest deduction for a category. The category with the most things that are called as sought has no deduction,
 * because the plain thing is there.
 */
const otherCategory = 0.17;

/** Documents in the order of their names' fit. `all`: those of all hits that say which categories have the thing. */
function again(documents: readonly number[], all: readonly number[], match: SteeredMatch, known: KnownNames): number[] {
  const { nameOf, categoryOf, isDeliverable, sizesTogether, cutter } = known;
  const sought = soughtWords(match.words);
  const categories = new Map<string, SoughtCategory>();
  const soughtIn = (category: string): SoughtCategory => {
    const compared = categories.get(category) ?? soughtCategory(cutter.wordsOf(category), sought);
    categories.set(category, compared);
    return compared;
  };
  const look = (document: number) => {
    const [name, category] = [cutter.wordsOf(nameOf(document)), categoryOf(document)];
    return { document, category, thing: name.thing, fit: nameFit(name, soughtIn(category), sought) };
  };
  const looked = documents.map(look);
  const things = new Map(
    (all === documents ? looked : all.map(look))
      .filter(({ fit }) => fit.isCalledSo && fit.factor >= 1)
      .map(({ thing, category }) => [thing, category]),
  );
  const shareOf = shareOfMost([...things.values()]);
  const ranks = looked.map(({ document, category, thing, fit }) => {
    const score = match.ranking.scoreOf(document);
    const tier = Math.floor(score / scoresOfTier);
    const factor =
      fit.factor * (1 - otherCategory * (1 - shareOf(category))) * (isDeliverable(document) ? 1 : undeliverable);
    // Rounding makes almost equal scores equal. Rating and name then decide the order.
    return { document, tier, thing, points: Math.round(((score % scoresOfTier) / 40) * factor) };
  });
  const ranked = ranks.sort((a, b) => b.tier - a.tier || b.points - a.points);
  const isNumberSought = match.words.some(({ word }) => /\d/.test(word.typed));
  const spread = (isNumberSought || sizesTogether ? ranked : spreadSizes(ranked)).map(({ document }) => document);
  const { kinds } = match;
  if (kinds.length === 0) return spread;
  const kindOf = (document: number) =>
    Math.max(
      0,
      kinds.findIndex((kind) => hasBit(kind, document)),
    );
  return takeTurns(spread, kinds.length, kindOf);
}

/** The frequency of a text in a list, as a share of the most frequent text's. */
function shareOfMost(some: readonly string[]): (one: string) => number {
  const counts = new Map<string, number>();
  for (const one of some) counts.set(one, (counts.get(one) ?? 0) + 1);
  const most = Math.max(1, ...counts.values());
  return (one) => (counts.get(one) ?? 0) / most;
}
