import type { OfficeRoute } from './office-route.ts';

/** The calls by which operators take orders by hand. */
export const orderTakingRoutes = {
  shopCountries: { path: '/api/admin/shop/countries', effect: 'read', right: 'orders.read' },
  orderTakeChoices: { path: '/api/admin/order/take/choices', effect: 'read', right: 'orders.take' },
  orderTakeArticles: { path: '/api/admin/order/take/articles', effect: 'read', right: 'orders.take' },
  orderTakeVoucher: { path: '/api/admin/order/take/voucher', effect: 'write', right: 'orders.take', perMinute: 60 },
  orderTakePreview: { path: '/api/admin/order/take/preview', effect: 'read', right: 'orders.take' },
  orderTake: {
    ...{ path: '/api/admin/order/take', effect: 'write', right: 'orders.take', alsoRight: 'orders.read' },
  },
  orderAgain: { path: '/api/admin/order/again', effect: 'read', right: 'orders.take', alsoRight: 'orders.read' },
} as const satisfies Readonly<Record<string, OfficeRoute>>;
