import type { JudgedSet } from '../judging/judged.ts';
import { demo } from './demo.ts';
import { drugstore } from './drugstore.ts';
import { mailorder } from './mailorder.ts';
import { unseenAgainQueries } from './unseen-again-queries.ts';
import { unseenFifthQueries } from './unseen-fifth-queries.ts';
import { unseenQueries } from './unseen-queries.ts';
import { unseenThirdQueries } from './unseen-third-queries.ts';

/** Texts of 23 November 2026, asked once, of a version of the search made without them. */
export const unseen: readonly JudgedSet[] = [
  { ...demo, name: 'demo-unseen', queries: unseenQueries.demo },
  { ...mailorder, name: 'mailorder-unseen', queries: unseenQueries.mailorder },
  { ...drugstore, name: 'drugstore-unseen', queries: unseenQueries.drugstore },
];

/** Texts of the same evening, asked once after that day's second change. */
export const unseenAgain: readonly JudgedSet[] = [
  { ...demo, name: 'demo-unseen-again', queries: unseenAgainQueries.demo },
  { ...mailorder, name: 'mailorder-unseen-again', queries: unseenAgainQueries.mailorder },
  { ...drugstore, name: 'drugstore-unseen-again', queries: unseenAgainQueries.drugstore },
];

/** Texts from before the changes of the afternoon of 23 November, asked once after those changes. */
export const unseenThird: readonly JudgedSet[] = [
  { ...demo, name: 'demo-unseen-third', queries: unseenThirdQueries.demo },
  { ...mailorder, name: 'mailorder-unseen-third', queries: unseenThirdQueries.mailorder },
  { ...drugstore, name: 'drugstore-unseen-third', queries: unseenThirdQueries.drugstore },
];

/** Texts of that night over the demo, written from its category tree alone. */
export const unseenFifth: JudgedSet = { ...demo, name: 'demo-fifth', queries: unseenFifthQueries };
