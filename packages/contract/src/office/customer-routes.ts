/** The calls about customers: with an account, or as guests. */
export const customerRoutes = {
  customers: { path: '/api/admin/customers', effect: 'read', right: 'customers.read' },
  guests: { path: '/api/admin/guests', effect: 'read', right: 'customers.read' },
  customer: { path: '/api/admin/customer', effect: 'read', right: 'customers.read' },
  customerExport: {
    path: '/api/admin/customer/export',
    effect: 'write',
    right: 'customers.read',
    alsoRight: 'export',
    needsProof: true,
  },
  customerChange: { path: '/api/admin/customer/change', effect: 'write', right: 'customers.edit' },
  customerSignOut: { path: '/api/admin/customer/sign-out', effect: 'write', right: 'customers.edit' },
} as const;
