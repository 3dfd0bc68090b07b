import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { ListExport } from './list-export.service.ts';
import type { OfficeViewsService } from './office-views.service.ts';

/** The back office's calls about its lists: saved views, columns, and files. */
export function officeListRoutes(
  app: FastifyInstance,
  { views, listExport }: { readonly views: OfficeViewsService; readonly listExport: ListExport },
  clock: Clock,
): void {
  registerOfficeCalls(app, clock, {
    listViews: ({ body, operator }) => views.views(operator, body.list),
    listViewSave: ({ body, operator }) => views.save(operator, body),
    listViewRemove: ({ body, operator }) => views.remove(operator, body),
    listColumns: ({ body, operator }) => views.chooseColumns(operator, body.list, body.columns),
    listCount: ({ body }) => listExport.count(body),
    listExport: ({ body, operator }) => listExport.export(operator, body),
  });
}
