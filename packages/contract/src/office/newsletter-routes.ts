/** The calls about who gets the newsletter. */
export const newsletterRoutes = {
  newsletter: { path: '/api/admin/newsletter', effect: 'read', right: 'customers.read' },
  newsletterStop: { path: '/api/admin/newsletter/stop', effect: 'write', right: 'customers.edit' },
} as const;
