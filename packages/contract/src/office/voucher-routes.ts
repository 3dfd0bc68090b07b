/** The calls about vouchers. A balance is money, so making one asks for a proof. */
export const officeVoucherRoutes = {
  vouchers: { path: '/api/admin/vouchers', effect: 'read', right: 'money.read' },
  vouchersMake: {
    path: '/api/admin/vouchers/make',
    effect: 'write',
    right: 'money.edit',
    needsProof: true,
    perMinute: 30,
  },
  voucherSeries: { path: '/api/admin/voucher/series', effect: 'read', right: 'money.read' },
  voucherSeriesStop: { path: '/api/admin/voucher/series/stop', effect: 'write', right: 'money.edit' },
  voucherChange: { path: '/api/admin/voucher/change', effect: 'write', right: 'money.edit' },
} as const;
