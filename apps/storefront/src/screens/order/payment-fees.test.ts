import type { CalculatedOrder, CallShop } from '@kontor/contract';
import { expect, test } from 'vitest';
import { askPaymentFees, withFee } from './payment-fees.ts';

const price = { gross: 3.9, net: 3.25, tax: 0.65, taxRates: [{ rate: 20, amount: 0.65 }] };
const shipping = { kind: 'shipping', label: 'Versandkosten', price } as const;
const fee = { kind: 'payment-method', label: 'Gebühr für Nachnahme', price } as const;

test('only ways to pay that cost something are asked about, and a failure is no fee', async () => {
  const conditions = [
    { name: 'nachnahme', title: 'Nachnahme', fee: 3.9 },
    { name: 'vorkasse', title: 'Vorkasse' },
    { name: 'bar', title: 'Bar', fee: 1 },
    { name: 'bote', title: 'Bote', fee: 2 },
  ];
  const asked: unknown[] = [];
  const call = (async (_: string, { paymentCondition }: { paymentCondition: string }) => {
    asked.push(paymentCondition);
    if (paymentCondition === 'bar') throw new Error('not there');
    const charges = paymentCondition === 'bote' ? {} : { charges: [shipping, fee] };
    return { shippingCosts: price, ...charges } as CalculatedOrder;
  }) as unknown as CallShop;

  expect(await askPaymentFees(call, { items: [] }, withFee(conditions))).toEqual({ nachnahme: price });
  expect(asked).toEqual(['nachnahme', 'bar', 'bote']);
});
