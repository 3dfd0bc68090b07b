import { Type } from 'typebox';
import { type StoredJsonReader, storedJson } from '../database/stored-json.ts';
import { jobPayloads } from './job-kinds.ts';

const readers: ReadonlyMap<string, StoredJsonReader<unknown>> = new Map(
  Object.entries(jobPayloads).map(([kind, schema]) => [kind, storedJson('jobs.payload', schema)]),
);
const ofNoKind = storedJson('jobs.payload', Type.Unknown());

/**
 * The payload of a stored job, validated against the schema of its kind.
 * @throws StoredJsonUnreadable if it does not match: the job is tried again, because a newer server may know it.
 */
export function payloadOf({ id, kind, payload }: Readonly<Record<'id' | 'kind' | 'payload', string>>): unknown {
  return (readers.get(kind) ?? ofNoKind)(payload, id);
}
