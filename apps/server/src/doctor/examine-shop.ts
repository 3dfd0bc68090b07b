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

/** The result of an examination. */
export interface Examination {
  /** The numbers of entries read. Null if the database is damaged or of another version, so that nothing was read. */
  readonly read: { readonly orders: number; readonly files: number; readonly openJobs: number } | null;
  readonly symptoms: readonly Symptom[];
}

/** Examines a shop without changing anything. The shop may be serving. */
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
