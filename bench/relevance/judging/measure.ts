import { createHash } from 'node:crypto';
import { type Answer, shown } from './engine.ts';
import type { JudgedProduct, JudgedQuery, QueryClass } from './judged.ts';

/** A query with the grades of all matching products. */
export interface Judgement {
  readonly text: string;
  readonly class: QueryClass;
  /** 3 to 1 by product id. */
  readonly grades: ReadonlyMap<string, number>;
}

/** The quality of one answer. */
export interface Outcome {
  readonly text: string;
  readonly class: QueryClass;
  readonly ids: readonly string[];
  /** From 0 to 1. Null if no product matches. */
  readonly ndcg: number | null;
  /** Whether no other product has a higher grade than the first one. */
  readonly isFirstBest: boolean;
  /** Whether the answer is empty although products match. */
  readonly isEmpty: boolean;
  /** Whether there is an unqualified answer although no product matches. */
  readonly isFalse: boolean;
}

/** Shares from 0 to 1. Null if no query measures them. */
export interface Summary {
  readonly queries: number;
  readonly ndcg: number | null;
  /** The standard error of `ndcg`. A difference of less than twice this value may be chance. */
  readonly error: number | null;
  readonly success: number | null;
  readonly empty: number | null;
  readonly false: number | null;
  /** The share of queries without matching products that got any answer, qualified ones included. */
  readonly answered: number | null;
}

export function gradeOf({ best, good, useful }: JudgedQuery, product: JudgedProduct): number {
  if (best?.(product)) return 3;
  if (good?.(product)) return 2;
  return useful?.(product) ? 1 : 0;
}

export function judge(query: JudgedQuery, products: readonly JudgedProduct[]): Judgement {
  const graded = products.map((product) => [product.id, gradeOf(query, product)] as const);
  return { text: query.text, class: query.class, grades: new Map(graded.filter(([, grade]) => grade > 0)) };
}

/** The products of the best possible answer. */
export function idealOf({ grades }: Judgement): readonly string[] {
  const byGrade = [...grades].toSorted(([, one], [, other]) => other - one);
  return byGrade.slice(0, shown).map(([id]) => id);
}

/** The gain of an answer as a share of the best answer's gain. Later places count less. */
export function ndcgOf(ids: readonly string[], judgement: Judgement): number | null {
  const ideal = gainOf(idealOf(judgement), judgement);
  return ideal === 0 ? null : gainOf(ids.slice(0, shown), judgement) / ideal;
}

function gainOf(ids: readonly string[], { grades }: Judgement): number {
  return [...new Set(ids)].reduce((sum, id, place) => sum + (2 ** (grades.get(id) ?? 0) - 1) / Math.log2(place + 2), 0);
}

export function outcomeOf(judgement: Judgement, { ids, saysSo = false }: Answer): Outcome {
  const { text, grades } = judgement;
  const fits = grades.size > 0;
  const [first = ''] = ids;
  return {
    text,
    class: judgement.class,
    ids,
    ndcg: ndcgOf(ids, judgement),
    isFirstBest: fits && grades.get(first) === Math.max(...grades.values()),
    isEmpty: fits && ids.length === 0,
    isFalse: !fits && ids.length > 0 && !saysSo,
  };
}

/** Means over the queries with matching products. For false answers, over those without. */
export function summaryOf(outcomes: readonly Outcome[]): Summary {
  const fitting = outcomes.filter(({ ndcg }) => ndcg !== null);
  const unfitting = outcomes.filter(({ ndcg }) => ndcg === null);
  const gains = fitting.map(({ ndcg }) => ndcg ?? 0);
  return {
    queries: outcomes.length,
    ndcg: mean(gains),
    error: standardError(gains),
    success: mean(fitting.map(({ isFirstBest }) => Number(isFirstBest))),
    empty: mean(fitting.map(({ isEmpty }) => Number(isEmpty))),
    false: mean(unfitting.map(({ isFalse }) => Number(isFalse))),
    answered: mean(unfitting.map(({ ids }) => Number(ids.length > 0))),
  };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function standardError(values: readonly number[]): number | null {
  const middle = mean(values);
  if (middle === null || values.length < 2) return null;
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

/** Whether a query is in the half that developers may look at. The other half shows whether a change helped. */
export function isDev(text: string): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0;
}

/** A hash of the queries. Two results are comparable only if it is the same. */
export function fingerprintOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
}
