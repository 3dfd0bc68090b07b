import type { Body, CallName } from '@kontor/contract';
import type { FastifyInstance } from 'fastify';
import { type CallAnswer, type CallHandler, registerCall } from './register-call.ts';
import type { Viewer } from './viewer.ts';
import { visitorOf } from './visitor.ts';

/**
 * Handles a call by its body and viewer only: over HTTP, and within the process when a page is rendered (DESIGN §6).
 */
export type BodyHandler<Name extends CallName> = (request: {
  readonly body: Body<Name>;
  readonly viewer: Viewer | null;
}) => CallAnswer<Name> | Promise<CallAnswer<Name>>;

/** Handlers by name of their call. */
export type BodyHandlers<Names extends CallName> = { readonly [Name in Names]: BodyHandler<Name> };

/** Registers the routes of several calls. */
export function registerCalls<Names extends CallName>(
  app: FastifyInstance,
  handlers: { readonly [Name in Names]: CallHandler<Name> },
): void {
  const register = <Name extends Names>(name: Name) => registerCall(app, name, handlers[name]);
  for (const name of Object.keys(handlers) as Names[]) register(name);
}

/**
 * Registers calls that only show the shop. They are answered from memory as far as possible, also while the database is
 * away.
 */
export function registerBodyCalls<Names extends CallName>(app: FastifyInstance, handlers: BodyHandlers<Names>): void {
  const register = <Name extends Names>(name: Name) => registerCall(app, name, handlers[name], visitorOf);
  for (const name of Object.keys(handlers) as Names[]) register(name);
}
