import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { noteOf, putNote } from '../configuration/configuration.service.ts';
import type { Seller } from '../configuration/types.ts';
import { bothTraces, type DemoTraces, noTraces } from './demo-traces.ts';

const Prints = Type.Record(Type.String(), Type.Array(Type.String()));
/** An invented seller is only compared, so any stored fields are accepted. */
const Invented = Type.Unsafe<Partial<Seller>>(Type.Object({}));
const StoredTraces = Type.Object({ templates: Prints, settings: Prints, sellers: Type.Array(Invented) });

/**
 * The traces of the demo that was loaded into this shop. There are none if the shop began without it, or was filled
 * before traces were stored.
 */
export async function loadedTraces(queryable: Queryable): Promise<DemoTraces> {
  return (await noteOf(queryable, 'demo', StoredTraces)) ?? noTraces;
}

/** Adds the traces of the demo that is being loaded to the stored ones. */
export async function noteLoaded(transaction: Transaction<Schema>, traces: DemoTraces): Promise<void> {
  await putNote(transaction, 'demo', bothTraces(await loadedTraces(transaction), traces));
}
