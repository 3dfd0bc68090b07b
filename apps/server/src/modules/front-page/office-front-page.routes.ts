import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { OfficeFrontPageService, RenderPreview } from './office-front-page.service.ts';

/** The back office's calls about the start page. `render` is null without a built storefront. */
export function officeFrontPageRoutes(
  app: FastifyInstance,
  frontPage: OfficeFrontPageService,
  { clock, render }: { readonly clock: Clock; readonly render: RenderPreview | null },
): void {
  registerOfficeCalls(app, clock, {
    frontPageRead: () => frontPage.read(),
    frontPageSave: ({ body, operator }) => frontPage.save(operator, body),
    frontPagePreview: ({ body }) => frontPage.preview(body.page, render),
    frontPagePicture: ({ body }) => frontPage.storePicture(body.content),
  });
}
