/** The calls about invoices, their corrections and delivery notes. */
export const documentRoutes = {
  documents: { path: '/api/admin/documents', effect: 'read', right: 'orders.read' },
  documentFile: { path: '/api/admin/document/file', effect: 'read', right: 'orders.read' },
  documentIssue: { path: '/api/admin/document/issue', effect: 'write', right: 'orders.edit' },
  documentIssuePart: { path: '/api/admin/document/issue-part', effect: 'write', right: 'orders.edit' },
  documentCorrect: { path: '/api/admin/document/correct', effect: 'write', right: 'orders.edit' },
  deliveryNoteIssue: { path: '/api/admin/document/delivery-note', effect: 'write', right: 'orders.edit' },
  documentsPrint: { path: '/api/admin/documents/print', effect: 'write', right: 'orders.edit', perMinute: 30 },
  documentMail: { path: '/api/admin/document/mail', effect: 'write', right: 'orders.edit', perMinute: 30 },
} as const;
