import type { OfficeOrder } from '@kontor/contract/office';

const price = { gross: 24, net: 20, tax: 4, taxRates: [{ rate: 20, amount: 4 }] };

/** For tests: the number of {@link order}. */
export const number = '2026-000017';

/** For tests: an order of three hammers of which nothing was shipped. */
export const order: OfficeOrder = {
  ...{ number, version: 4, state: 'placed', shipping: 'open', payment: 'open', hold: null, tags: [] },
  customerId: null,
  order: {
    ...{ orderNumber: number, createdAt: '2026-11-20T10:00:00.000Z', email: 'ada@kunde.example' },
    priceDeclaration: 'gross',
    items: [
      {
        product: { _id: 'p', name: 'Hammer', articleNumber: 'H-1', files: [] },
        condition: { _id: 'c', price, priceQuantity: 1, unit: 'Stück' },
        ...{ amount: 3, total: price },
      },
    ],
    ...{ vouchers: [], shippingCosts: price, total: price, address: { name: 'Lang' }, separateShippingAddress: false },
    ...{ paymentCondition: 'vorkasse', paymentConditionName: 'Vorkasse', carrier: 'Post', options: [] },
    confirmationDoc: { content: '', filename: '' },
  },
  lines: [{ open: 3, picked: 0, shipped: 0, delivered: 0, returned: 0, cancelled: 0 }],
  ...{ parcels: [], payments: [], transfers: [], moneyHistory: [], giftVouchers: [], timeline: [] },
  ...{ business: null, paymentKind: 'transfer', awaitsPrepayment: false, payer: null },
  money: { toPay: 24, allowance: 0, stillDue: 24, received: null, toRefund: 0, toTransferBack: 0 },
  steps: [
    { kind: 'ship', refusal: null },
    { kind: 'cancel', refusal: 'paid' },
    { kind: 'release', refusal: 'already' },
  ],
};
