import { bankRoutes } from './bank-routes.ts';
import { booksRoutes } from './books-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { documentRoutes } from './document-routes.ts';
import { frontPageRoutes } from './front-page-routes.ts';
import { listRoutes } from './list-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import type { OfficeRoute } from './office-route.ts';
import { orderRoutes } from './order-routes.ts';
import { orderTakingRoutes } from './order-taking-routes.ts';
import { officePaymentRoutes } from './payment-routes.ts';
import { privacyRoutes } from './privacy-routes.ts';
import { quoteRoutes } from './quote-routes.ts';
import { receivableRoutes } from './receivable-routes.ts';
import { officeReviewRoutes } from './review-routes.ts';
import { officeVoucherRoutes } from './voucher-routes.ts';
import { withdrawalRoutes } from './withdrawal-routes.ts';

/**
 * All calls of the back office by name. All are POST. Bodies and answers are declared under the same names in
 * office-calls.ts. The storefront imports neither file.
 */
export const officeRoutes = {
  officeState: { path: '/api/admin/state', effect: 'read', right: 'anybody' },
  invitation: { path: '/api/admin/invitation', effect: 'read', right: 'anybody', perMinute: 20 },
  invitationAccept: { path: '/api/admin/invitation/accept', effect: 'write', right: 'anybody', perMinute: 20 },
  officeSignIn: { path: '/api/admin/sign-in', effect: 'write', right: 'anybody', perMinute: 30 },
  passkeyQuestion: { path: '/api/admin/passkey/question', effect: 'write', right: 'anybody', perMinute: 60 },
  passkeySignIn: { path: '/api/admin/passkey/sign-in', effect: 'write', right: 'anybody', perMinute: 30 },
  officeSignOut: { path: '/api/admin/sign-out', effect: 'write', right: 'signed-in' },
  prove: { path: '/api/admin/prove', effect: 'write', right: 'signed-in', perMinute: 30 },
  proofHeld: { path: '/api/admin/proof', effect: 'read', right: 'signed-in', needsProof: true },

  officeSessions: { path: '/api/admin/own/sessions', effect: 'read', right: 'signed-in' },
  officeSessionEnd: { path: '/api/admin/own/sessions/end', effect: 'write', right: 'signed-in' },
  ownSecurity: { path: '/api/admin/own/security', effect: 'read', right: 'signed-in' },
  ownPassword: {
    path: '/api/admin/own/password',
    effect: 'write',
    right: 'signed-in',
    needsProof: true,
    perMinute: 20,
  },
  passkeyOffer: { path: '/api/admin/own/passkey/offer', effect: 'write', right: 'signed-in', needsProof: true },
  passkeyAdd: { path: '/api/admin/own/passkey/add', effect: 'write', right: 'signed-in', needsProof: true },
  passkeyRemove: { path: '/api/admin/own/passkey/remove', effect: 'write', right: 'signed-in', needsProof: true },
  totpOffer: { path: '/api/admin/own/totp/offer', effect: 'write', right: 'signed-in', needsProof: true },
  totpAdd: { path: '/api/admin/own/totp/add', effect: 'write', right: 'signed-in', needsProof: true, perMinute: 20 },
  totpRemove: { path: '/api/admin/own/totp/remove', effect: 'write', right: 'signed-in', needsProof: true },
  recoveryCodes: { path: '/api/admin/own/recovery-codes', effect: 'write', right: 'signed-in', needsProof: true },

  operators: { path: '/api/admin/operators', effect: 'read', right: 'operators.manage' },
  operatorInvite: { path: '/api/admin/operators/invite', effect: 'write', right: 'operators.manage', needsProof: true },
  operatorChange: { path: '/api/admin/operators/change', effect: 'write', right: 'operators.manage', needsProof: true },
  operatorReset: { path: '/api/admin/operators/reset', effect: 'write', right: 'operators.manage', needsProof: true },
  roleSave: { path: '/api/admin/roles/save', effect: 'write', right: 'operators.manage', needsProof: true },
  roleRemove: { path: '/api/admin/roles/remove', effect: 'write', right: 'operators.manage', needsProof: true },

  ...orderRoutes,
  ...orderTakingRoutes,
  ...quoteRoutes,
  ...documentRoutes,
  ...bankRoutes,
  ...receivableRoutes,
  ...officePaymentRoutes,
  ...booksRoutes,
  ...withdrawalRoutes,
  ...officeVoucherRoutes,
  ...officeReviewRoutes,
  ...customerRoutes,
  ...newsletterRoutes,
  ...privacyRoutes,
  ...listRoutes,
  ...frontPageRoutes,

  officeRecords: { path: '/api/admin/records', effect: 'read', right: 'signed-in' },
  officeToday: { path: '/api/admin/today', effect: 'read', right: 'signed-in' },
  officeLog: { path: '/api/admin/log', effect: 'read', right: 'log.read' },
} as const satisfies Readonly<Record<string, OfficeRoute>>;

/** The name of a call of the back office. */
export type OfficeCallName = keyof typeof officeRoutes;

/** Who may make a call of the back office, and how often. */
export function officeClassOf(name: OfficeCallName): OfficeRoute {
  return officeRoutes[name];
}

/** Cookie of a session in the back office. */
export const officeCookie = 'office';
