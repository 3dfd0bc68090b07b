import type { FastifyInstance } from 'fastify';
import { type BodyHandlers, registerBodyCalls } from '../../http/register-calls.ts';
import type { FrontPageService } from './front-page.service.ts';

/** The call of this module. It needs only the viewer, so that pages are rendered with it. */
export function frontPageCalls(frontPage: Pick<FrontPageService, 'shown'>): BodyHandlers<'frontPage'> {
  return { frontPage: ({ viewer }) => frontPage.shown(viewer?.customerGroup ?? null) };
}

/** The call frontPage. */
export function frontPageRoutes(app: FastifyInstance, frontPage: Pick<FrontPageService, 'shown'>): void {
  registerBodyCalls(app, frontPageCalls(frontPage));
}
