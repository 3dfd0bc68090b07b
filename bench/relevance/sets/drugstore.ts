import { readFileSync } from 'node:fs';
import type { JudgedSet } from '../judging/judged.ts';
import { drugstoreQueries } from './drugstore-queries.ts';
import { readCatalogue } from './read-catalogue.ts';

/** A drugstore with groceries: thousands of short names, a few words apart, and customers who type in a hurry. */
export const drugstore: JudgedSet = {
  name: 'drugstore',
  ...readCatalogue(readFileSync(new URL('drugstore.catalogue.txt', import.meta.url), 'utf8')),
  queries: drugstoreQueries,
};
