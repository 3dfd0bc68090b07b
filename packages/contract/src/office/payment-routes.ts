/** The calls about payments by providers. */
export const officePaymentRoutes = {
  payments: { path: '/api/admin/payments', effect: 'read', right: 'money.read' },
  paymentFindings: { path: '/api/admin/payments/findings', effect: 'read', right: 'money.read' },
  paymentFindingResolve: {
    path: '/api/admin/payments/findings/resolve',
    effect: 'write',
    right: 'money.edit',
    needsProof: true,
  },
  paymentCheck: { path: '/api/admin/payment/check', effect: 'write', right: 'money.edit', perMinute: 60 },
} as const;
