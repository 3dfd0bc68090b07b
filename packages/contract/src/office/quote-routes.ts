import type { OfficeRoute } from './office-route.ts';

const taking = { effect: 'write', right: 'orders.take', alsoRight: 'orders.read' } as const;

/** The calls about offers to customers. */
export const quoteRoutes = {
  quotes: { path: '/api/admin/quotes', effect: 'read', right: 'orders.read' },
  quote: { path: '/api/admin/quote', effect: 'read', right: 'orders.read' },
  quoteFile: { path: '/api/admin/quote/file', effect: 'read', right: 'orders.read', perMinute: 60 },
  quoteAgain: { path: '/api/admin/quote/again', effect: 'read', right: 'orders.take', alsoRight: 'orders.read' },
  quoteMake: { path: '/api/admin/quote/make', ...taking },
  quoteChange: { path: '/api/admin/quote/change', ...taking },
  quoteSend: { path: '/api/admin/quote/send', ...taking, perMinute: 30 },
  quoteProlong: { path: '/api/admin/quote/prolong', ...taking },
  quoteWithdraw: { path: '/api/admin/quote/withdraw', ...taking },
  quoteAccept: { path: '/api/admin/quote/accept', ...taking },
} as const satisfies Readonly<Record<string, OfficeRoute>>;
