import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../../http/register-call.ts';
import { isRobot, newSearchOf } from './new-search-of.ts';
import type { SearchCountsService } from './search-counts.service.ts';

/** The call by which a browser reports a search inside a page. Robots get an answer and are not counted. */
export function searchCountRoutes(app: FastifyInstance, counts: SearchCountsService): void {
  registerCall(app, 'countSearch', ({ body, headers }) => {
    if (!isRobot(headers)) counts.note(body);
    return { ok: true };
  });
}

/** Counts the search of a page that is requested as a document. */
export function countSearchedPage({ raw }: FastifyRequest, counts: SearchCountsService): void {
  const searchText = newSearchOf(raw.url ?? '/', raw.headers);
  if (searchText !== null) counts.note({ searchText, isNew: true });
}
