import { sessionCookie } from '@kontor/contract';
import type { FastifyRequest } from 'fastify';

/** The customer of a session (CONTRACT §4). Rights depend on this, never on a body. Null stands for a guest. */
export interface Viewer {
  readonly customerId: string;
  /** The id of the session. It grants no access. */
  readonly sessionId: string;
  /** The customer's group, which may have its own prices; null: the prices for everybody. */
  readonly customerGroup: string | null;
}

/** Finds the viewer of a session cookie; null if the session does not exist or has ended. */
export type FindViewer = (sessionToken: string) => Promise<Viewer | null>;

/** The viewer of a request. Requests of guests do not query the database. */
export async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
  const token = request.cookies[sessionCookie];
  return token ? request.server.findViewer(token) : null;
}

declare module 'fastify' {
  interface FastifyInstance {
    findViewer: FindViewer;
  }
}
