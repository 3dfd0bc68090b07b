import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { readAtOneMoment } from '../database/one-moment.ts';
import { isDamaged } from '../database/storage-errors.ts';
import { examineDatabase } from './examine-database.ts';
import { examineFiles } from './examine-files.ts';
import { examineFolder } from './examine-folder.ts';
import { examineJobs } from './examine-jobs.ts';
import { examineOrders } from './examine-orders.ts';
import { type Symptom, Symptoms } from './symptoms.ts';

/** What an examination has seen. */
export interface Examination {
  /** How many of each were read. Null: the database is damaged or of another version, and nothing was read. */
  readonly read: { readonly orders: number; readonly files: number; readonly openJobs: number } | null;
  readonly symptoms: readonly Symptom[];
}

/** Examines a shop and changes nothing. The shop may serve meanwhile. */
export async function examineShop(
  database: Pick<Database, 'engine' | 'read'>,
  { dataDir, clock }: { readonly dataDir: string; readonly clock: Clock },
): Promise<Examination> {
  const symptoms = new Symptoms();
  const now = clock();
  const read = await readAtOneMoment(database, async (moment) => {
    if (!(await examineDatabase(moment, symptoms))) return null;
    const orders = await examineOrders(moment, symptoms);
    const files = await examineFiles(moment, symptoms);
    return { orders, files, openJobs: await examineJobs(moment, now, symptoms) };
  }).catch((error) => {
    if (!isDamaged(error)) throw error;
    symptoms.note('damaged-pages', String(error));
    return null;
  });
  examineFolder(dataDir, now, symptoms);
  return { read, symptoms: symptoms.all };
}
