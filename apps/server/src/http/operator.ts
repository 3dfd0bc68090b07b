import { officeCookie } from '@kontor/contract/office';
import type { Right } from '@kontor/domain';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';

/**
 * Who makes a request in the back office. Rights are read with each request, so a withdrawn right has an immediate
 * effect.
 */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The role's name, as people read it. */
  readonly role: string;
  readonly rights: readonly Right[];
  /** Names the session; lets nobody in. */
  readonly sessionId: string;
  /** When the operator last proved who they are, in epoch ms. */
  readonly provenAt: number;
  /** The network that the request comes from, for the log. */
  readonly network: string;
}

/** Finds whose session a cookie of the back office is; null when it is nobody's, or no longer. */
export type FindOperator = (sessionToken: string) => Promise<Omit<Operator, 'network'> | null>;

/** Finds the operator of a session that has not ended, without counting as a use of it. */
export type FindBySession = (sessionId: string) => Promise<Omit<Operator, 'network'> | null>;

/** Who asks in the back office; null where nobody is signed in. */
export async function operatorOf(request: FastifyRequest): Promise<Operator | null> {
  const token = request.cookies[officeCookie];
  const operator = token ? await request.server.findOperator(token) : null;
  return operator && { ...operator, network: networkOf(request.ip) };
}

declare module 'fastify' {
  interface FastifyInstance {
    findOperator: FindOperator;
  }
}
