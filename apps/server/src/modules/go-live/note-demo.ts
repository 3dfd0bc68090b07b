import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Template } from '../templates/templates.service.ts';
import { noteLoaded } from './demo-traces.repository.ts';
import { tracesOf } from './demo-traces.ts';

/**
 * Notes which texts and settings are the demo's while they are loaded, so that they are still known as such when a
 * later release ships others. In the transaction that stores them.
 */
export function noteDemo(
  transaction: Transaction<Schema>,
  templates: readonly Template[],
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  return noteLoaded(transaction, tracesOf(templates, settings));
}
