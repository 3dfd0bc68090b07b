import { readFileSync } from 'node:fs';
import type { JudgedSet } from '../judging/judged.ts';
import { isDev } from '../judging/measure.ts';
import { bicycleQueries } from './bicycle-queries.ts';
import { demo } from './demo.ts';
import { readCatalogue } from './read-catalogue.ts';
import { unseenFourthQueries } from './unseen-fourth-queries.ts';

/** A bicycle shop: parts by measure and standard, compounds in most names. */
const bicycle = readCatalogue(readFileSync(new URL('bicycle.catalogue.txt', import.meta.url), 'utf8'));

const sets = [
  { ...demo, name: 'demo-fourth', queries: unseenFourthQueries },
  { ...bicycle, name: 'bicycle', queries: bicycleQueries },
];

/** The half by which the search was improved. */
export const fourth: readonly JudgedSet[] = sets.map((set) => ({
  ...set,
  queries: set.queries.filter(({ text }) => isDev(text)),
}));

/** The half that was asked once, when the search was improved by the other one. */
export const untouched: readonly JudgedSet[] = sets.map((set) => ({
  ...set,
  name: `${set.name}-untouched`,
  queries: set.queries.filter(({ text }) => !isDev(text)),
}));
