import type { JudgedSet } from '../judging/judged.ts';
import { demo } from './demo.ts';
import { drugstore } from './drugstore.ts';
import { mailorder } from './mailorder.ts';
import { unseenAgainQueries } from './unseen-again-queries.ts';
import { unseenQueries } from './unseen-queries.ts';
import { unseenThirdQueries } from './unseen-third-queries.ts';

/** Texts of 23 November 2026, asked once of a search that had not seen them. */
export const unseen: readonly JudgedSet[] = [
  { ...demo, name: 'demo-unseen', queries: unseenQueries.demo },
  { ...mailorder, name: 'mailorder-unseen', queries: unseenQueries.mailorder },
  { ...drugstore, name: 'drugstore-unseen', queries: unseenQueries.drugstore },
];

/** Texts of the same evening, asked once when that day's second change was made. */
export const unseenAgain: readonly JudgedSet[] = [
  { ...demo, name: 'demo-unseen-again', queries: unseenAgainQueries.demo },
  { ...mailorder, name: 'mailorder-unseen-again', queries: unseenAgainQueries.mailorder },
  { ...drugstore, name: 'drugstore-unseen-again', queries: unseenAgainQueries.drugstore },
];

/** Texts from before the changes of 23 November's afternoon, asked once when those were made. */
export const unseenThird: readonly JudgedSet[] = [
  { ...demo, name: 'demo-unseen-third', queries: unseenThirdQueries.demo },
  { ...mailorder, name: 'mailorder-unseen-third', queries: unseenThirdQueries.mailorder },
  { ...drugstore, name: 'drugstore-unseen-third', queries: unseenThirdQueries.drugstore },
];
