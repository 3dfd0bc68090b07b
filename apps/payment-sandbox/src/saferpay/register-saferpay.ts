import type { FastifyInstance } from 'fastify';
import type { Sandbox, SandboxProvider } from '../sandbox.ts';
import { apiRoutes } from './api-routes.ts';
import { ledger } from './ledger.ts';
import { handleNotifications, notifyAgain } from './notifications.ts';
import { pageRoutes } from './page-routes.ts';
import { handlePendingPayments } from './payer.ts';
import { saferpayControl } from './saferpay-control.ts';

/** Adds the sandbox for Saferpay's JSON API with its Payment Page (PAYMENTS A). */
export function registerSaferpay(app: FastifyInstance, sandbox: Sandbox): SandboxProvider {
  handleNotifications(sandbox);
  handlePendingPayments(sandbox);
  apiRoutes(app, sandbox);
  pageRoutes(app, sandbox);
  saferpayControl(app, sandbox);
  return {
    provider: 'saferpay',
    payments: () => ledger(sandbox),
    resend: (id) => notifyAgain(sandbox, id),
  };
}
