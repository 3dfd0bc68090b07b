import type { OfficeRoute } from './office-route.ts';

/** The back office's calls about its lists. */
export const listRoutes = {
  listViews: { path: '/api/admin/list/views', effect: 'read', right: 'signed-in', ofList: true },
  listViewSave: { path: '/api/admin/list/view/save', effect: 'write', right: 'signed-in', ofList: true },
  listViewRemove: { path: '/api/admin/list/view/remove', effect: 'write', right: 'signed-in', ofList: true },
  listColumns: { path: '/api/admin/list/columns', effect: 'write', right: 'signed-in', ofList: true },
  listCount: { path: '/api/admin/list/count', effect: 'read', right: 'export', ofList: true, perMinute: 60 },
  listExport: {
    path: '/api/admin/list/export',
    effect: 'write',
    right: 'export',
    ofList: true,
    needsProof: true,
    perMinute: 20,
  },
} as const satisfies Readonly<Record<string, OfficeRoute>>;
