/** The calls about declarations of withdrawal. */
export const withdrawalRoutes = {
  withdrawals: { path: '/api/admin/withdrawals', effect: 'read', right: 'orders.read' },
  withdrawal: { path: '/api/admin/withdrawal', effect: 'read', right: 'orders.read' },
  withdrawalCheck: { path: '/api/admin/withdrawal/check', effect: 'write', right: 'orders.edit' },
} as const;
