import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JudgedSet } from '../judging/judged.ts';
import { mailorderQueries } from './mailorder-queries.ts';
import { readCatalogue } from './read-catalogue.ts';

/** A German and Austrian mail-order house: home, garden, office, electronics, clothing and electrical installation. */
export const mailorder: JudgedSet = {
  name: 'mailorder',
  ...readCatalogue(readFileSync(join(import.meta.dirname, 'mailorder.catalogue.txt'), 'utf8')),
  queries: mailorderQueries,
};
