import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import { findRecords } from './office-search.service.ts';

/** The back office's call that finds records by their numbers. */
export function officeSearchRoutes(app: FastifyInstance, database: Database, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    officeRecords: ({ body, operator }) => findRecords(database, operator, body.text),
  });
}
