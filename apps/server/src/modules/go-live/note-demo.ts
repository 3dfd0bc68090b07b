import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Template } from '../templates/templates.service.ts';
import { noteLoaded } from './demo-traces.repository.ts';
import { tracesOf } from './demo-traces.ts';

/**
 * Stores the traces of the demo while it is loaded, in the same transaction. So its texts and settings are recognised
 * even if a later release has another demo.
 */
export function noteDemo(
  transaction: Transaction<Schema>,
  templates: readonly Template[],
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  return noteLoaded(transaction, tracesOf(templates, settings));
}
