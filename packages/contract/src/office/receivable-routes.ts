import type { OfficeRoute } from './office-route.ts';

/** The calls about unpaid orders. */
export const receivableRoutes = {
  receivables: { path: '/api/admin/receivables', effect: 'read', right: 'money.read' },
  receivableLetter: { path: '/api/admin/receivable/letter', effect: 'read', right: 'money.read' },
  receivablesRemind: { path: '/api/admin/receivables/remind', effect: 'write', right: 'money.edit', perMinute: 30 },
  receivablePrint: { path: '/api/admin/receivable/print', effect: 'write', right: 'money.edit', perMinute: 60 },
  receivableSpare: { path: '/api/admin/receivable/spare', effect: 'write', right: 'money.edit' },
} as const satisfies Readonly<Record<string, OfficeRoute>>;
