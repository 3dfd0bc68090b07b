import type { JudgedSet } from '../judging/judged.ts';
import { demo } from './demo.ts';
import { drugstore } from './drugstore.ts';
import { mailorder } from './mailorder.ts';
import { unseenQueries } from './unseen-queries.ts';

/** Texts of 23 November 2026, asked once of a search that had not seen them. */
export const unseen: readonly JudgedSet[] = [
  { ...demo, name: 'demo-unseen', queries: unseenQueries.demo },
  { ...mailorder, name: 'mailorder-unseen', queries: unseenQueries.mailorder },
  { ...drugstore, name: 'drugstore-unseen', queries: unseenQueries.drugstore },
];
