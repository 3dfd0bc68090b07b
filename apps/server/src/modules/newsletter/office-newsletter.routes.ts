import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { NewsletterList } from './newsletter-list.service.ts';

/** The back office's calls about who gets the newsletter. */
export function officeNewsletterRoutes(app: FastifyInstance, newsletter: NewsletterList, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    newsletter: ({ body }) => newsletter.page(body),
    newsletterStop: ({ body, operator }) => newsletter.stop(operator, body._id),
  });
}
