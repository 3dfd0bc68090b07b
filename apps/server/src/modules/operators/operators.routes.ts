import { type CurrentOperator, officeCookie } from '@kontor/contract/office';
import { officeSession } from '@kontor/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { networkOf } from '../../http/network-of.ts';
import type { Refused } from '../../http/refused.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { giveCookie, takeCookie } from '../../http/shop-cookies.ts';
import type { SignedIn } from './office-sessions.ts';
import type { OperatorsService } from './operators.service.ts';
import type { OfficeBrowser } from './types.ts';

/** The calls for signing in, proofs, and the rights of operators. */
export function operatorRoutes(app: FastifyInstance, operators: OperatorsService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    officeState: ({ operator }) => operators.state(operator),
    invitation: ({ body }) => operators.invitation(body.token),
    invitationAccept: async ({ body, raw, reply }) => entered(reply, await operators.accept(body, browserOf(raw))),
    officeSignIn: async ({ body, raw, reply }) => entered(reply, await operators.signIn(body, browserOf(raw))),
    passkeyQuestion: () => operators.askPasskey(),
    passkeySignIn: async ({ body, raw, reply }) =>
      entered(reply, await operators.signInByPasskey(body, browserOf(raw))),
    officeSignOut: async ({ operator, reply }) => {
      await operators.endSession(operator, operator.sessionId);
      takeCookie(reply, officeCookie);
      return { ok: true };
    },
    prove: async ({ operator, body, raw, reply }) =>
      entered(reply, await operators.prove(operator, body, browserOf(raw))),
    proofHeld: async () => ({ ok: true }),

    officeSessions: ({ operator }) => operators.sessions(operator),
    officeSessionEnd: ({ operator, body }) => operators.endSession(operator, body._id),
    ownSecurity: ({ operator }) => operators.security(operator),
    ownPassword: ({ operator, body }) => operators.setPassword(operator, body.password),
    passkeyOffer: ({ operator }) => operators.offerPasskey(operator),
    passkeyAdd: ({ operator, body }) => operators.addPasskey(operator, body),
    passkeyRemove: ({ operator, body }) => operators.removePasskey(operator, body._id),
    totpOffer: ({ operator }) => operators.offerTotp(operator),
    totpAdd: ({ operator, body }) => operators.addTotp(operator, body),
    totpRemove: ({ operator }) => operators.removeTotp(operator),
    recoveryCodes: ({ operator }) => operators.renewRecoveryCodes(operator),

    operators: () => operators.list(),
    operatorInvite: ({ operator, body }) => operators.invite(operator, body),
    operatorChange: ({ operator, body }) => operators.change(operator, body),
    operatorReset: ({ operator, body }) => operators.reset(operator, body._id),
    roleSave: ({ operator, body }) => operators.saveRole(operator, body),
    roleRemove: ({ operator, body }) => operators.removeRole(operator, body._id),
  });
}

function browserOf({ headers, ip }: FastifyRequest): OfficeBrowser {
  return { userAgent: headers['user-agent'], network: networkOf(ip) };
}

/** Sets the session cookie for somebody who has signed in. */
function entered(reply: FastifyReply, answer: SignedIn | Refused): CurrentOperator | Refused {
  if (isRefused(answer)) return answer;
  giveCookie(reply, officeCookie, { value: answer.token, lasts: officeSession.longest, isHidden: true });
  return answer.operator;
}
