import {
  type OfficeAnswer,
  type OfficeBody,
  type OfficeCallName,
  type OfficeRoute,
  officeClassOf,
} from '@kontor/contract/office';
import { officeCalls } from '@kontor/contract/office-calls';
import { isProofFresh } from '@kontor/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';
import { type Operator, operatorOf } from './operator.ts';
import { limitOfOfficeCall } from './rate-limits.ts';
import { type Refused, refused } from './refused.ts';
import { isRefused, sendRefusal } from './send-refusal.ts';

/** A call of the back office whose body keeps to its schema, made by somebody who may make it. */
export interface OfficeRequest<Name extends OfficeCallName, Who extends Operator | null = Operator> {
  readonly body: OfficeBody<Name>;
  readonly operator: Who;
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Calls that nobody needs to be signed in for. */
type PublicCall =
  | 'officeState'
  | 'invitation'
  | 'invitationAccept'
  | 'officeSignIn'
  | 'passkeyQuestion'
  | 'passkeySignIn';

/** Answers a call of the back office. */
export type OfficeHandler<Name extends OfficeCallName> = (
  request: OfficeRequest<Name, Name extends PublicCall ? Operator | null : Operator>,
) => Promise<OfficeAnswer<Name> | Refused>;

/** Handlers by the names of their calls. */
export type OfficeHandlers<Names extends OfficeCallName> = { readonly [Name in Names]: OfficeHandler<Name> };

/**
 * Registers calls of the back office. Address, right and proof are declared in the contract: a handler is reached only
 * by operators who may make its call.
 *
 * @param now the clock, in epoch ms
 */
export function registerOfficeCalls<Names extends OfficeCallName>(
  app: FastifyInstance,
  now: () => number,
  handlers: OfficeHandlers<Names>,
): void {
  const register = <Name extends Names>(name: Name) => registerOfficeCall(app, now, name, handlers[name]);
  for (const name of Object.keys(handlers) as Names[]) register(name);
}

function registerOfficeCall<Name extends OfficeCallName>(
  app: FastifyInstance,
  now: () => number,
  name: Name,
  handler: OfficeHandler<Name>,
): void {
  const route = officeClassOf(name);
  app.route({
    method: 'POST',
    url: route.path,
    schema: schemaOf(name),
    config: limitOfOfficeCall(route),
    ...(route.maxBytes !== undefined && { bodyLimit: route.maxBytes }),
    handler: async (raw, reply) => {
      const operator = await operatorOf(raw);
      const refusal = refusalOf(route, operator, now());
      if (refusal !== null) return sendRefusal(reply, refusal);
      const body = raw.body as OfficeBody<Name>;
      const request = { body, operator, raw, reply } as Parameters<OfficeHandler<Name>>[0];
      const answer = await handler(request);
      if (isRefused(answer)) return sendRefusal(reply, answer);
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}

/** Why somebody may not make a call; null: they may. */
function refusalOf(
  { right, alsoRight, needsProof }: OfficeRoute,
  operator: Operator | null,
  now: number,
): Refused | null {
  if (right === 'anybody') return null;
  if (operator === null) return refused(401, 'not-signed-in');
  const asked = [right, alsoRight].filter((one) => one !== undefined && one !== 'signed-in');
  if (asked.some((one) => !operator.rights.includes(one))) return refused(403, 'right-missing');
  if (needsProof && !isProofFresh(operator.provenAt, now)) return refused(403, 'proof-required');
  return null;
}

function schemaOf(name: OfficeCallName): FastifySchema {
  const call: { readonly body?: TSchema; readonly answer: TSchema } = officeCalls[name];
  return { ...(call.body && { body: call.body }), response: { 200: call.answer } };
}
