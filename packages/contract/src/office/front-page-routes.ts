import type { OfficeRoute } from './office-route.ts';

/** The calls about the start page. */
export const frontPageRoutes = {
  frontPageRead: { path: '/api/admin/front-page', effect: 'read', right: 'content.read' },
  frontPageSave: { path: '/api/admin/front-page/save', effect: 'write', right: 'content.edit' },
  frontPagePreview: { path: '/api/admin/front-page/preview', effect: 'read', right: 'content.read', perMinute: 60 },
  frontPagePicture: {
    path: '/api/admin/front-page/picture',
    effect: 'write',
    right: 'content.edit',
    perMinute: 20,
    maxBytes: 14 * 1024 * 1024,
  },
} as const satisfies Readonly<Record<string, OfficeRoute>>;
