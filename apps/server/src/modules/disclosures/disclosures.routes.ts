import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { DisclosuresService } from './disclosures.service.ts';

/** The back office's call that tells a person what is stored about them. */
export function disclosureRoutes(app: FastifyInstance, disclosures: DisclosuresService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    personExport: ({ operator, body }) => disclosures.disclose(operator, body.email),
  });
}
