/** The calls about customers with an account. */
export const customerRoutes = {
  customers: { path: '/api/admin/customers', effect: 'read', right: 'customers.read' },
  customer: { path: '/api/admin/customer', effect: 'read', right: 'customers.read' },
  customerSignOut: { path: '/api/admin/customer/sign-out', effect: 'write', right: 'customers.edit' },
} as const;
