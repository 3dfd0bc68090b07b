import type { FastifyInstance } from 'fastify';
import { InvalidRequest } from './invalid-request.ts';

/**
 * Reads request bodies: only JSON; an empty body counts as `{}` (SPEC §7). Other media types are refused with 415. The
 * character NUL is refused here for all calls, because PostgreSQL cannot store it and would fail. In the query of a
 * page it is not refused: the browsing conditions ignore it.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, {});
    parse(request, String(text), (error, value) => {
      if (error) return done(error);
      if (text.includes('\\u0000') && holdsNul(value)) return done(new InvalidRequest([nulAt('')]));
      done(null, value);
    });
  });
  app.addHook('onRequest', async (request) => {
    const refused = request.url.startsWith('/api/') ? request.url : request.url.split('?', 1)[0];
    if (refused?.includes('%00')) throw new InvalidRequest([nulAt('')]);
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined) request.body = {};
  });
}

const nulAt = (path: string) => ({ keyword: 'control-character', instancePath: path, params: {} });

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, field]) => name.includes('\0') || holdsNul(field));
}
