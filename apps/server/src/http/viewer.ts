import { sessionCookie } from '@kontor/contract';
import type { FastifyRequest } from 'fastify';

/** Who asks, as their session says (CONTRACT §4): rights come from here, never from a body. Null stands for a guest. */
export interface Viewer {
  readonly customerId: string;
  /** Names the session; lets nobody in. */
  readonly sessionId: string;
  /** The customer's group, which may have prices of its own; null: the prices of everybody. */
  readonly customerGroup: string | null;
}

/** Finds whose session a cookie is; null when it is nobody's, or no longer. */
export type FindViewer = (sessionToken: string) => Promise<Viewer | null>;

/** Who asks. Guests cost no look into the database. */
export async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
  const token = request.cookies[sessionCookie];
  return token ? request.server.findViewer(token) : null;
}

declare module 'fastify' {
  interface FastifyInstance {
    findViewer: FindViewer;
  }
}
