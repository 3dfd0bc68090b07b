import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { noteOf, putNote } from '../configuration/configuration.service.ts';
import type { Seller } from '../configuration/types.ts';
import { bothTraces, type DemoTraces, noTraces } from './demo-traces.ts';

const Prints = Type.Record(Type.String(), Type.Array(Type.String()));
/** An invented seller is only compared: whatever was stored of it will do. */
const Invented = Type.Unsafe<Partial<Seller>>(Type.Object({}));
const StoredTraces = Type.Object({ templates: Prints, settings: Prints, sellers: Type.Array(Invented) });

/**
 * What of the demo was loaded into this shop; none of a shop that began without, or was filled before anybody noted it.
 */
export async function loadedTraces(queryable: Queryable): Promise<DemoTraces> {
  return (await noteOf(queryable, 'demo', StoredTraces)) ?? noTraces;
}

/** Notes what of the demo is being loaded, beside what was before. */
export async function noteLoaded(transaction: Transaction<Schema>, traces: DemoTraces): Promise<void> {
  await putNote(transaction, 'demo', bothTraces(await loadedTraces(transaction), traces));
}
