import { setTimeout } from 'node:timers/promises';
import { sessionCookie } from '@kontor/contract';
import type { FastifyRequest } from 'fastify';
import { isOutOfReach } from '../database/storage-errors.ts';
import { hashOfSecret } from '../secret-token.ts';
import type { RememberedViewers } from './remembered-viewers.ts';
import type { Viewer } from './viewer.ts';

/** How long the database may take to look up a session before the last known viewer is used, in milliseconds. */
const patience = 1000;

/**
 * The viewer of pages that everybody may see, where only prices depend on the viewer. While the database is away, this
 * process's last known viewer of the session is used. Never use it for a customer's own data: the session may have
 * ended elsewhere.
 * @throws {@link isOutOfReach} errors for a session that this process has not seen.
 */
export async function visitorOf(request: FastifyRequest): Promise<Viewer | null> {
  const token = request.cookies[sessionCookie];
  if (!token) return null;
  const { rememberedViewers } = request.server;
  const key = hashOfSecret(token);
  const known = rememberedViewers.find(key);
  const now = findAndRemember(request, key, token);
  if (known === undefined) return now;
  return Promise.race([now.catch((error) => rememberedOr(error, known)), setTimeout(patience, known, { ref: false })]);
}

async function findAndRemember({ server }: FastifyRequest, key: string, token: string): Promise<Viewer | null> {
  const viewer = await server.findViewer(token);
  server.rememberedViewers.keep(key, viewer);
  return viewer;
}

function rememberedOr(error: unknown, known: Viewer): Viewer {
  if (isOutOfReach(error)) return known;
  throw error;
}

declare module 'fastify' {
  interface FastifyInstance {
    rememberedViewers: RememberedViewers;
  }
}
