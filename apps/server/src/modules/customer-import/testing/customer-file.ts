import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../database/database.ts';
import { newFolder } from '../../../database/testing/databases.ts';
import type { ImportCounts } from '../../../tables/import-listener.ts';
import { createSessionsService } from '../../sessions/sessions.service.ts';
import { importCustomers } from '../customer-import.service.ts';

/** Countries and groups of the shop in these tests. */
const rules = {
  countries: [
    { shortName: 'AT', name: 'Österreich' },
    { shortName: 'DE', name: 'Deutschland' },
  ],
  customerGroups: ['Wiederverkäufer'],
};

/** Counts of an import, 0 by default. */
export const counts = (some: Partial<ImportCounts>) => ({ created: 0, changed: 0, unchanged: 0, refused: 0, ...some });

/** For tests: imports the text of a file; notes and refused rows as the operator gets them. */
export async function importText(
  database: Database,
  content: string | Uint8Array,
  more: { now?: number; dryRun?: boolean; countries?: typeof rules.countries } = {},
) {
  const file = join(mkdtempSync(join(newFolder(), 'customers-')), 'kunden.csv');
  writeFileSync(file, content);
  const refused: (readonly [number, string, string])[] = [];
  const notes: string[] = [];
  const clock = () => more.now ?? 1000;
  const result = await importCustomers({
    ...{ database, file, dryRun: more.dryRun ?? false, clock },
    rules: { ...rules, countries: more.countries ?? rules.countries },
    sessions: createSessionsService({ database, clock }),
    onRefused: async ({ line, name, reason }) => void refused.push([line, name, reason]),
    onProgress: () => undefined,
    onNote: (note) => notes.push(note),
  });
  return { counts: { ...result }, refused, notes };
}
