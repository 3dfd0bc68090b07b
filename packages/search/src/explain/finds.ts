import { type Answering, type Weighing, type Worth, weightUnit } from '../segments/match-weight.ts';
import { eachPosting, fieldBits, rangeOfPrefix, rangeOfTerm, type TextSegment } from '../segments/text-segment.ts';
import type { IndexState } from '../state/index-state.ts';
import type { Clue, Meaning } from '../text/clues.ts';
import { worthOfBeginning } from '../text/match-word.ts';
import type { FoundPlace, WordFind } from './explanation.ts';

/** A match with its weight, computed as in match-word.ts. */
interface Weighed extends WordFind {
  readonly weight: number;
}

/** The matches of a word in a document, of the meaning with the greatest weight. Empty if the word does not match. */
export function findsOf(state: IndexState, meanings: readonly Meaning[], document: number): readonly WordFind[] {
  let best: { readonly finds: readonly Weighed[]; readonly weight: number } = { finds: [], weight: 0 };
  for (const clues of meanings.flat()) {
    const found = clues.map((clue) => findsOfClue(state, clue, document));
    const weight = Math.min(...found.map((finds) => finds.reduce((sum, find) => sum + find.weight, 0)));
    if (weight > best.weight) best = { finds: found.flat(), weight };
  }
  return best.finds.map(({ term, as, places }) => ({ term, as, places }));
}

/** The best find in the texts of the document, and the best one in the names of its categories. */
function findsOfClue(state: IndexState, clue: Clue, document: number): Weighed[] {
  const sought = soughtTerms(clue, state.steering.weighing);
  return [...heaviest(findsInTexts(state, sought, document)), ...heaviest(findsInCategories(state, sought, document))];
}

/** A term of a clue, or the beginning of terms. */
interface Sought {
  readonly term: string;
  readonly as: Answering;
  readonly worthOfTerm: Worth;
  readonly isBeginning: boolean;
}

function soughtTerms(clue: Clue, weighing: Weighing): Sought[] {
  const { terms, beginning } = clue;
  const sought = terms.map(({ term, as }) => ({ term, as, worthOfTerm: weighing.worth[as], isBeginning: false }));
  if (beginning === null) return sought;
  const worthOfTerm = worthOfBeginning(clue, weighing);
  return [...sought, { term: beginning, as: 'beginning', worthOfTerm, isBeginning: true }];
}

function findsInTexts({ texts }: IndexState, sought: readonly Sought[], document: number): Weighed[] {
  return sought.flatMap((one) =>
    texts.flatMap((segment) =>
      postings(segment, one, (some) => some === document).map((posting) => findInText(posting, one)),
    ),
  );
}

/** As in match-word.ts, bare numbers and beginnings of one or two letters match no category. */
function findsInCategories(state: IndexState, sought: readonly Sought[], document: number): Weighed[] {
  const trail = state.places[state.documents.categories[document] ?? -1] ?? [];
  return sought
    .filter(({ as, term, isBeginning }) => as !== 'bareNumber' && !(isBeginning && term.length < 3))
    .flatMap((one) =>
      postings(state.categoryNames, one, (some) => trail.includes(some)).map((posting) =>
        findInCategory(posting, one, posting.document === trail[0], state.steering.weighing),
      ),
    );
}

interface Posting {
  readonly term: string;
  readonly document: number;
  readonly fields: number;
}

/** The places of a term, or of all terms with a beginning, in the documents accepted by `isAskedFor`. */
function postings(
  segment: TextSegment,
  { term, isBeginning }: Sought,
  isAskedFor: (document: number) => boolean,
): Posting[] {
  const found: Posting[] = [];
  for (const lists of [segment.strong, segment.weak]) {
    const { from, to } = isBeginning ? rangeOfPrefix(lists, term) : rangeOfTerm(lists, term);
    for (let place = from; place < to; place++) {
      const range = { from: place, to: place + 1 };
      const note = (document: number, fields: number) => {
        if (isAskedFor(document)) found.push({ term: lists.terms.at(place), document, fields });
      };
      eachPosting(lists, range, note);
    }
  }
  return found;
}

function findInText({ term, fields }: Posting, { as, worthOfTerm }: Sought): Weighed {
  const places = (Object.keys(fieldBits) as (keyof typeof fieldBits)[]).filter((name) => fields & fieldBits[name]);
  return { term, as, places, weight: worthOfTerm.weights[fields] ?? 0 };
}

function findInCategory(
  { term }: Posting,
  { as, worthOfTerm }: Sought,
  isOwn: boolean,
  { ofCategory }: Weighing,
): Weighed {
  const [place, full]: [FoundPlace, number] = isOwn
    ? ['category', ofCategory.own]
    : ['categoryAbove', ofCategory.above];
  return { term, as, places: [place], weight: Math.round((full * worthOfTerm.share) / weightUnit) };
}

function heaviest(finds: readonly Weighed[]): Weighed[] {
  const [best] = finds.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return best === undefined ? [] : [best];
}
