import type { FastifyInstance } from 'fastify';
import { registerCustomerCall } from '../../http/register-customer-call.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { browserOf, giveSession, takeSession } from '../sessions/session-cookies.service.ts';
import type { OwnAccountService } from './own-account.service.ts';
import { exportFilename } from './texts/account-export.de.ts';

/** The calls of signed-in customers for their own account. */
export function ownAccountRoutes(app: FastifyInstance, account: OwnAccountService): void {
  registerCustomerCall(app, 'accountDetailsSave', ({ viewer, body }) => account.saveDetails(viewer, body));
  registerCustomerCall(app, 'accountSessions', ({ viewer }) => account.sessions(viewer));
  registerCustomerCall(app, 'accountSessionEnd', async ({ viewer, body, reply }) => {
    const answer = await account.endSession(viewer, body._id);
    if (!isRefused(answer) && body._id === viewer.sessionId) takeSession(reply);
    return answer;
  });
  registerCustomerCall(app, 'accountPasswordChange', async ({ viewer, body, raw, reply }) => {
    const answer = await account.changePassword(viewer, body, browserOf(raw));
    if (isRefused(answer)) return answer;
    giveSession(reply, answer.session);
    return { ok: true };
  });
  registerCustomerCall(app, 'accountEmailChange', ({ viewer, body, raw }) =>
    account.requestEmailChange(viewer, body, browserOf(raw)),
  );
  registerCustomerCall(app, 'accountEmailConfirm', ({ viewer, body }) => account.confirmEmailChange(viewer, body));
  registerCustomerCall(app, 'accountExport', async ({ viewer, reply }) => {
    reply.header('content-disposition', `attachment; filename="${exportFilename}"`);
    return account.export(viewer);
  });
  registerCustomerCall(app, 'accountDelete', async ({ viewer, body, raw, reply }) => {
    const answer = await account.leave(viewer, body, browserOf(raw));
    if (!isRefused(answer)) takeSession(reply);
    return answer;
  });
}
