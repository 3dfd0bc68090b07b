import type { Places } from '../categories/places.ts';
import { type Weighing, type Worth, weightUnit } from '../segments/match-weight.ts';
import { eachPosting, rangeOfPrefix, rangeOfTerm, type TermRange, type TextSegment } from '../segments/text-segment.ts';
import { type Bits, documentsIn, hasBit, intersect, setBit, unite } from '../sets/bits.ts';
import { addAll, type DocumentSet, noDocuments } from '../sets/document-set.ts';
import type { Workspace } from '../sets/workspace.ts';
import { addFinds } from './add-finds.ts';
import type { Clue, Meaning } from './clues.ts';

/** The documents that match a word. */
export interface WordMatch {
  readonly hits: Bits;
  /** The hits in which the word says what the product is or has. */
  readonly strong: Bits;
  /** By document: the weight of its best match, and of its categories. Undefined for documents that are no hits. */
  readonly weights: Uint8Array;
  /** Whether a category has the word in its name, so that it names a kind of thing. */
  namesCategory: boolean;
}

/** Where a search looks, and the data it needs. */
export interface SearchScope {
  readonly segments: readonly TextSegment[];
  readonly candidates: Bits;
  readonly workspace: Workspace;
  readonly categories: CategoriesInScope;
  readonly weighing: Weighing;
}

/** The data for finding products by the names of their categories. */
export interface CategoriesInScope {
  /** Category numbers take the place of documents. */
  readonly names: TextSegment;
  /** By category number, descendants included. */
  readonly sets: readonly DocumentSet[];
  readonly places: Places;
  /** By document: the number of its place. */
  readonly ofDocument: Uint32Array;
}

/** Finds the candidates that match a word by one of its meanings. */
export function matchWord(scope: SearchScope, [first = [], ...others]: Meaning): WordMatch {
  const match = matchClues(scope, first);
  for (const clues of others) addBetter(match, matchClues(scope, clues), scope.workspace);
  return match;
}

/** Adds the other match's hits, and its weight where it is better. Releases the other match. */
export function addBetter(match: WordMatch, other: WordMatch, workspace: Workspace): void {
  const room = workspace.lists.take();
  for (const document of documentsIn(other.hits, room)) {
    setBit(match.hits, document);
    if (hasBit(other.strong, document)) setBit(match.strong, document);
    match.weights[document] = Math.max(match.weights[document] ?? 0, other.weights[document] ?? 0);
  }
  match.namesCategory ||= other.namesCategory;
  workspace.lists.release(room);
  release(other, workspace);
}

/** Gives the arrays of a match back to the workspace. */
export function release({ hits, strong, weights }: WordMatch, workspace: Workspace): void {
  workspace.bits.release(hits);
  workspace.bits.release(strong);
  workspace.bytes.release(weights);
}

/** Finds the candidates that match all clues. The weakest match gives the weight. */
function matchClues(scope: SearchScope, clues: readonly Clue[]): WordMatch {
  const [first = noClue, ...others] = clues;
  let match = matchClue(scope, first);
  for (const clue of others) {
    const next = matchClue({ ...scope, candidates: match.hits }, clue);
    match = weakest(next, match, scope.workspace);
  }
  return match;
}

const noClue: Clue = { terms: [], beginning: null };

/** The worth of a term that only begins like the clue. */
export function worthOfBeginning({ beginning, isWhole }: Clue, { worth, shortBeginning }: Weighing): Worth {
  if (isWhole) return worth.part;
  return (beginning ?? '').length < 3 ? shortBeginning : worth.beginning;
}

function matchClue(scope: SearchScope, clue: Clue): WordMatch {
  const { segments, workspace } = scope;
  const found = {
    hits: workspace.bits.take(),
    strong: workspace.bits.take(),
    weights: workspace.bytes.take(),
    namesCategory: false,
  };
  const { weighing, candidates } = scope;
  const begun = worthOfBeginning(clue, weighing);
  let isAnywhere = false;
  for (const segment of segments) {
    if (addFinds(found, segment, clue, { weighing, begun }, workspace)) isAnywhere = true;
  }
  if (isAnywhere) keepCandidates(found, candidates);
  addCategories(found, scope, clue, begun);
  return found;
}

/** Removes documents that are no candidates from `hits` and `strong`. One pass, because words have many clues. */
function keepCandidates({ hits, strong }: WordMatch, candidates: Bits): void {
  for (let i = 0; i < hits.length; i++) {
    const wanted = candidates[i] ?? 0;
    const strongly = strong[i] ?? 0;
    hits[i] = ((hits[i] ?? 0) | strongly) & wanted;
    strong[i] = strongly & wanted;
  }
}

/** Finds the products of the categories whose names match, and of the categories below them. */
function addCategories(found: WordMatch, scope: SearchScope, { terms, beginning }: Clue, begun: Worth): void {
  const shares = new Map<number, Worth>();
  const note = (range: TermRange, worthOfTerm: Worth) => {
    eachPosting(names.strong, range, (category) => {
      if ((shares.get(category)?.share ?? 0) < worthOfTerm.share) shares.set(category, worthOfTerm);
    });
  };
  const { names } = scope.categories;
  const { worth, ofCategory } = scope.weighing;
  if (beginning !== null && beginning.length > 2) note(rangeOfPrefix(names.strong, beginning), begun);
  for (const { term, as } of terms) if (as !== 'bareNumber') note(rangeOfTerm(names.strong, term), worth[as]);
  if (shares.size > 0 && ofCategory.own > 0) addCategoryWeights(found, scope, shares);
}

function addCategoryWeights(found: WordMatch, scope: SearchScope, shares: ReadonlyMap<number, Worth>): void {
  const named = [...shares.values()];
  found.namesCategory ||= named.some(({ isNaming }) => isNaming);
  const strongly = [...shares].flatMap(([category, { isStrong }]) => (isStrong.at(-1) === 1 ? [category] : []));
  const products = productsIn([...shares.keys()], scope);
  const strong = strongly.length === shares.size ? products : productsIn(strongly, scope);
  unite(found.hits, products);
  unite(found.strong, strong);
  const more = weightsByPlace(scope, shares);
  const room = scope.workspace.lists.take();
  const documents = documentsIn(products, room);
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0;
    const added = more[scope.categories.ofDocument[document] ?? 0] ?? 0;
    found.weights[document] = Math.min(255, (found.weights[document] ?? 0) + added);
  }
  scope.workspace.lists.release(room);
  for (const bits of [products, strong]) scope.workspace.bits.release(bits);
}

/** The candidates in any of these categories. */
function productsIn(some: readonly number[], { categories, candidates, workspace }: SearchScope): Bits {
  const products = workspace.bits.take();
  for (const category of some) addAll(products, categories.sets[category] ?? noDocuments);
  intersect(products, candidates);
  return products;
}

/** By place number: what its products gain by the names of their main category and of their other categories. */
function weightsByPlace(
  { categories: { places }, weighing: { ofCategory } }: SearchScope,
  shares: ReadonlyMap<number, Worth>,
): Uint8Array {
  const weightOf = (category: number, full: number) =>
    Math.round((full * (shares.get(category)?.share ?? 0)) / weightUnit);
  return Uint8Array.from(places, (place) => {
    const [main = -1, ...others] = place ?? [];
    return Math.max(weightOf(main, ofCategory.own), ...others.map((one) => weightOf(one, ofCategory.above)));
  });
}

/**
 * A match with the weaker weight of the two for each document. Both are released. `match` was searched among the hits
 * of `before`.
 */
function weakest(match: WordMatch, before: WordMatch, workspace: Workspace): WordMatch {
  const { hits, strong, weights: further } = match;
  const [room, weights] = [workspace.lists.take(), workspace.bytes.take()];
  for (const document of documentsIn(hits, room)) {
    weights[document] = Math.min(further[document] ?? 0, before.weights[document] ?? 0);
  }
  intersect(strong, before.strong);
  workspace.lists.release(room);
  workspace.bytes.release(further);
  release(before, workspace);
  return { hits, strong, weights, namesCategory: match.namesCategory };
}
