import type { OfficeRoute } from './office-route.ts';

/** The calls about orders. */
export const orderRoutes = {
  orders: { path: '/api/admin/orders', effect: 'read', right: 'orders.read' },
  order: { path: '/api/admin/order', effect: 'read', right: 'orders.read' },
  orderConfirm: { path: '/api/admin/order/confirm', effect: 'write', right: 'orders.edit' },
  orderPick: { path: '/api/admin/order/pick', effect: 'write', right: 'orders.edit' },
  orderShip: { path: '/api/admin/order/ship', effect: 'write', right: 'orders.edit' },
  orderUnship: { path: '/api/admin/order/unship', effect: 'write', right: 'orders.edit' },
  orderDeliver: { path: '/api/admin/order/deliver', effect: 'write', right: 'orders.edit' },
  orderComplete: { path: '/api/admin/order/complete', effect: 'write', right: 'orders.edit' },
  orderReturn: { path: '/api/admin/order/return', effect: 'write', right: 'orders.edit' },
  orderHold: { path: '/api/admin/order/hold', effect: 'write', right: 'orders.edit' },
  orderCorrect: { path: '/api/admin/order/correct', effect: 'write', right: 'orders.edit' },
  orderReplaceInvoice: { path: '/api/admin/order/replace-invoice', effect: 'write', right: 'orders.edit' },
  orderAmendPreview: { path: '/api/admin/order/amend/preview', effect: 'read', right: 'orders.edit' },
  orderAmend: { path: '/api/admin/order/amend', effect: 'write', right: 'orders.edit' },
  orderAmendRefund: {
    ...{ path: '/api/admin/order/amend-refund', effect: 'write' },
    ...{ right: 'money.refund', alsoRight: 'orders.edit', needsProof: true },
  },
  orderArticles: { path: '/api/admin/order/articles', effect: 'read', right: 'orders.edit' },
  orderCancel: { path: '/api/admin/order/cancel', effect: 'write', right: 'orders.edit' },
  orderCancelPaid: {
    ...{ path: '/api/admin/order/cancel-paid', effect: 'write' },
    ...{ right: 'money.refund', alsoRight: 'orders.edit', needsProof: true },
  },
  orderRefund: { path: '/api/admin/order/refund', effect: 'write', right: 'money.refund', needsProof: true },
  orderMoney: { path: '/api/admin/order/money', effect: 'write', right: 'money.edit', alsoRight: 'orders.read' },
  orderMoneyUndo: {
    ...{ path: '/api/admin/order/money/undo', effect: 'write' },
    ...{ right: 'money.edit', alsoRight: 'orders.read' },
  },
  orderGiftVouchersSend: {
    path: '/api/admin/order/gift-vouchers/send',
    effect: 'write',
    right: 'orders.edit',
    perMinute: 20,
  },
  orderNote: { path: '/api/admin/order/note', effect: 'write', right: 'orders.edit' },
  orderTag: { path: '/api/admin/order/tag', effect: 'write', right: 'orders.edit' },
  ordersStep: { path: '/api/admin/orders/step', effect: 'write', right: 'orders.edit', perMinute: 60 },
  ordersCarrierFile: { path: '/api/admin/orders/carrier-file', effect: 'write', right: 'orders.edit', perMinute: 20 },
} as const satisfies Readonly<Record<string, OfficeRoute>>;
