import type { JudgedSet } from '../judging/judged.ts';
import { demo } from './demo.ts';
import { drugstore } from './drugstore.ts';
import { freshQueries } from './fresh-queries.ts';
import { laterQueries } from './later-queries.ts';
import { mailorder } from './mailorder.ts';

/** The same catalogues with new texts. Improvements by the first texts must hold for these too. */
export const fresh: readonly JudgedSet[] = [
  { ...demo, name: 'demo-fresh', queries: [...freshQueries.demo, ...laterQueries.demo] },
  { ...mailorder, name: 'mailorder-fresh', queries: [...freshQueries.mailorder, ...laterQueries.mailorder] },
  { ...drugstore, name: 'drugstore-fresh', queries: [...freshQueries.drugstore, ...laterQueries.drugstore] },
];
