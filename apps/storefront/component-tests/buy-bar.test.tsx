// @vitest-environment happy-dom
import type { Condition } from '@kontor/contract';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { productTexts } from '../src/texts/product.de.ts';
import { priceOf, product } from './testing/answers.ts';
import { makeIdle } from './testing/idle-browser.ts';
import { openPage } from './testing/open-page.tsx';
import { wordsOf } from './testing/words.ts';

makeIdle();

/** The words of the bar on a phone, whose visitor has scrolled the page's own button out of sight. */
const barOf = async (...conditions: Omit<Condition, '_id'>[]) => {
  const scrolledAway = class {
    readonly #told: IntersectionObserverCallback;
    constructor(told: IntersectionObserverCallback) {
      this.#told = told;
    }
    observe(target: Element): void {
      const entry = { target, isIntersecting: false } as unknown as IntersectionObserverEntry;
      setTimeout(() => this.#told([entry], this as unknown as IntersectionObserver));
    }
    disconnect(): void {}
  };
  vi.stubGlobal('IntersectionObserver', scrolledAway);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const named = conditions.map((condition, place) => ({ ...condition, _id: `${place}` }));
  await openPage('/shop/P/hammer', { product: { ...product('hammer'), conditions: named } });
  return wordsOf(await waitFor(() => document.querySelector('.buy-bar') ?? Promise.reject(new Error('no bar'))));
};

test('the bar at the lower edge says what its price is for, as the page does', async () => {
  const { add, chooseUnit } = productTexts;
  expect(await barOf({ price: priceOf(3) })).toBe(`3,60 €${add}`);
  expect(await barOf({ price: priceOf(3), priceQuantity: 100 })).toBe(`3,60 € je 100 Stück${add}`);
  expect(await barOf({ price: priceOf(3), unit: 'Meter' })).toBe(`3,60 € / Meter${add}`);
  const bottle = { price: priceOf(3), unit: 'Flasche', normPrice: 14.4, normUnit: 'l' };
  expect(await barOf(bottle)).toBe(`3,60 € / Flasche (14,40 € / l)${add}`);
  const packs = [
    { price: priceOf(20), unit: '100 Stück' },
    { price: priceOf(3), unit: '10 Stück' },
  ];
  expect(await barOf(...packs)).toBe(`ab 3,60 € / 10 Stück${chooseUnit}`);
});
