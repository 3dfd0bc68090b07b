import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { ErasuresService } from './erasures.service.ts';

/** The back office's calls about erasing people. */
export function erasureRoutes(app: FastifyInstance, erasures: ErasuresService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    erasurePreview: ({ body }) => erasures.preview(body),
    erase: ({ operator, body }) => erasures.erase(operator, body),
  });
}
