import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { OfficeReviewsService } from './office-reviews.service.ts';

/** The back office's calls about reviews by buyers. */
export function officeReviewRoutes(app: FastifyInstance, reviews: OfficeReviewsService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    officeReviews: ({ body }) => reviews.page(body),
    reviewAnswer: ({ operator, body }) => reviews.answer(operator, body),
    reviewHide: ({ operator, body }) => reviews.hide(operator, body),
    reviewShow: ({ operator, body }) => reviews.show(operator, body),
  });
}
