import { Readable } from 'node:stream';
import {
  type OfficeAnswer,
  type OfficeBody,
  type OfficeCallName,
  type OfficeListName,
  type OfficeRoute,
  officeClassOf,
  officeLists,
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

/** Answers a call of the back office. A call whose answer is a text may answer it in pieces, as a table. */
export type OfficeHandler<Name extends OfficeCallName> = (
  request: OfficeRequest<Name, Name extends PublicCall ? Operator | null : Operator>,
) => Promise<OfficeAnswer<Name> | Refused | (OfficeAnswer<Name> extends string ? Readable : never)>;

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
      const body = raw.body as OfficeBody<Name>;
      const refusal = refusalOf(route, operator, { now: now(), list: listOf(route, raw.body) });
      if (refusal !== null) return sendRefusal(reply, refusal);
      const request = { body, operator, raw, reply } as Parameters<OfficeHandler<Name>>[0];
      const answer = await handler(request);
      if (isRefused(answer)) return sendRefusal(reply, answer);
      if (answer instanceof Readable) reply.type('text/csv; charset=utf-8');
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}

/** Why somebody may not make a call; null: they may. */
function refusalOf(
  { right, alsoRight, needsProof }: OfficeRoute,
  operator: Operator | null,
  { now, list }: { readonly now: number; readonly list?: OfficeListName | undefined },
): Refused | null {
  if (right === 'anybody') return null;
  if (operator === null) return refused(401, 'not-signed-in');
  const asked = [right, alsoRight, list && officeLists[list].right].filter(
    (one) => one !== undefined && one !== 'signed-in',
  );
  if (asked.some((one) => !operator.rights.includes(one))) return refused(403, 'right-missing');
  if (needsProof && !isProofFresh(operator.provenAt, now)) return refused(403, 'proof-required');
  return null;
}

/** The list whose right a call also needs: its body, whose shape was checked, names it. */
function listOf({ ofList }: OfficeRoute, body: unknown): OfficeListName | undefined {
  return ofList ? (body as { readonly list: OfficeListName }).list : undefined;
}

function schemaOf(name: OfficeCallName): FastifySchema {
  const call: { readonly body?: TSchema; readonly answer: TSchema } = officeCalls[name];
  return { ...(call.body && { body: call.body }), response: { 200: call.answer } };
}
