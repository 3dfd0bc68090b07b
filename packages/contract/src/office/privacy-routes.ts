import type { OfficeRoute } from './office-route.ts';

/** The calls about erasing people. */
export const privacyRoutes = {
  erasurePreview: { path: '/api/admin/erasure/preview', effect: 'read', right: 'privacy.erase' },
  erase: { path: '/api/admin/erasure', effect: 'write', right: 'privacy.erase', needsProof: true, perMinute: 30 },
} as const satisfies Readonly<Record<string, OfficeRoute>>;
