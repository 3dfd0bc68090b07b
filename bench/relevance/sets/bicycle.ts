import { readFileSync } from 'node:fs';
import type { JudgedSet } from '../judging/judged.ts';
import { isDev } from '../judging/measure.ts';
import { bicycleQueries } from './bicycle-queries.ts';
import { demo } from './demo.ts';
import { readCatalogue } from './read-catalogue.ts';
import { unseenFourthQueries } from './unseen-fourth-queries.ts';
import { unseenSixthQueries } from './unseen-sixth-queries.ts';

/** A bicycle shop: parts by measure and standard, with compounds in most names. */
const bicycle = readCatalogue(readFileSync(new URL('bicycle.catalogue.txt', import.meta.url), 'utf8'));

const sets = [
  { ...demo, name: 'demo-fourth', queries: unseenFourthQueries },
  { ...bicycle, name: 'bicycle', queries: bicycleQueries },
];

/** The half that was used to improve the search. */
export const fourth: readonly JudgedSet[] = sets.map((set) => ({
  ...set,
  queries: set.queries.filter(({ text }) => isDev(text)),
}));

/** The half that was asked only once, after the search was improved with the other half. */
export const untouched: readonly JudgedSet[] = sets.map((set) => ({
  ...set,
  name: `${set.name}-untouched`,
  queries: set.queries.filter(({ text }) => !isDev(text)),
}));

/** Texts of 24 November 2026 over both shops, written from their category trees alone and asked before any change. */
export const sixth: readonly JudgedSet[] = [
  { ...demo, name: 'demo-sixth', queries: unseenSixthQueries.demo },
  { ...bicycle, name: 'bicycle-sixth', queries: unseenSixthQueries.bicycle },
];
