// @vitest-environment happy-dom
import type { Order, OrderParcel } from '@kontor/contract';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderProgress } from '../src/checkout/order-progress.tsx';
import { wordsOf } from './testing/words.ts';

const parcels: OrderParcel[] = [
  {
    ...{ number: 1, carrier: 'Post', trackingNumber: 'AT<1', trackingLink: 'https://post.example/paket?nr=AT%3C1' },
    ...{ shippedAt: '2026-11-23T10:00:00.000Z', deliveredAt: '2026-11-24T10:00:00.000Z' },
  },
  { number: 2, shippedAt: '2026-11-24T10:00:00.000Z' },
];

const shown = (progress: Partial<Order>) => render(<OrderProgress order={progress as Order} heading="h2" />).container;

test('says where the order stands, and leads to where each parcel is followed', () => {
  const container = shown({ state: 'processing', parcels });
  expect(wordsOf(container)).toBe(
    'Stand Ihrer BestellungIn BearbeitungPaket 1, mit Post, versandt am 23. November 2026, zugestellt am 24. November 2026, Sendungsnummer AT<1. Paket verfolgenPaket 2, versandt am 24. November 2026.',
  );
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => [link.href, link.rel, link.getAttribute('aria-label')])).toEqual([
    ['https://post.example/paket?nr=AT%3C1', 'noreferrer', 'Paket 1 verfolgen'],
  ]);
  expect(container.querySelector('section')?.getAttribute('aria-labelledby')).toBe(container.querySelector('h2')?.id);
});

test('a cancelled order says so, and one that was just placed says nothing', () => {
  expect(wordsOf(shown({ state: 'cancelled' }))).toBe('Stand Ihrer BestellungStorniert');
  expect(wordsOf(shown({ state: 'placed' }))).toBe('');
  expect(wordsOf(shown({}))).toBe('');
});
