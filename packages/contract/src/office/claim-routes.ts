import type { OfficeRoute } from './office-route.ts';

/** The calls about unpaid orders. */
export const claimRoutes = {
  claims: { path: '/api/admin/claims', effect: 'read', right: 'money.read' },
  claimLetter: { path: '/api/admin/claim/letter', effect: 'read', right: 'money.read' },
  claimsRemind: { path: '/api/admin/claims/remind', effect: 'write', right: 'money.edit', perMinute: 30 },
  claimSpare: { path: '/api/admin/claim/spare', effect: 'write', right: 'money.edit' },
} as const satisfies Readonly<Record<string, OfficeRoute>>;
