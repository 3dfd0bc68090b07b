import type { OfficeRoute } from './office-route.ts';

/** The calls about erasing people, and how long they are kept. */
export const privacyRoutes = {
  erasurePreview: { path: '/api/admin/erasure/preview', effect: 'read', right: 'privacy.erase' },
  erase: { path: '/api/admin/erasure', effect: 'write', right: 'privacy.erase', needsProof: true, perMinute: 30 },
  personExport: {
    path: '/api/admin/person/export',
    effect: 'write',
    right: 'privacy.erase',
    alsoRight: 'export',
    needsProof: true,
    perMinute: 30,
  },
  retention: { path: '/api/admin/retention', effect: 'read', right: 'privacy.erase' },
  retentionHold: { path: '/api/admin/retention/hold', effect: 'write', right: 'privacy.erase' },
} as const satisfies Readonly<Record<string, OfficeRoute>>;
