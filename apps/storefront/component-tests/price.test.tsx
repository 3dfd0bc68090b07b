// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Price, PriceNote } from '../src/catalogue/price.tsx';
import { TaxNote } from '../src/page/tax-note.ts';
import { shopTexts } from '../src/texts/shop.de.ts';
import { wordsOf } from './testing/words.ts';

test.each([
  ['a price', { amount: 1234.5, from: false, norm: null, per: null }, '1.234,50 €'],
  ['the lowest of several', { amount: 12, from: true, norm: null, per: null }, `${shopTexts.from} 12,00 €`],
  [
    'with its unit price',
    { amount: 12, from: false, norm: { price: 24, unit: 'kg' }, per: null },
    '12,00 € (24,00 € / kg)',
  ],
  [
    'with a deposit, which is neither in it nor in the unit price',
    { amount: 0.99, from: false, norm: { price: 3, unit: 'l' }, per: null, deposit: 0.25 },
    '0,99 € (3,00 € / l)zzgl. 0,25 € Pfand',
  ],
  [
    'of a hundred with a deposit on each',
    { amount: 34.5, from: false, norm: null, per: { quantity: 100, unit: 'Glas' }, deposit: 0.08 },
    '34,50 € je 100 Glaszzgl. 0,08 € Pfand je Glas',
  ],
  [
    'of a hundred',
    { amount: 3.45, from: false, norm: null, per: { quantity: 100, unit: 'Stück' } },
    '3,45 € je 100 Stück',
  ],
  ['of a metre', { amount: 0.7, from: true, norm: null, per: null, unit: 'Meter' }, `${shopTexts.from} 0,70 € / Meter`],
  [
    'of a pack, and of one piece of it',
    { amount: 2.85, from: false, norm: null, per: null, unit: '50 Stück', each: { price: 0.057, of: 'Stück' } },
    '2,85 € / 50 Stück5,7 ct je Stück',
  ],
  [
    'in a sale, with the lowest price of the 30 days before it and the recommended one',
    { amount: 14.9, from: false, norm: null, per: null, reduction: { percent: 25, before: 19.9 }, listPrice: 24.9 },
    '14,90 €−25 % niedrigster Preis der 30 Tage davor: 19,90 €UVP 24,90 €',
  ],
])('%s [LAW P4, P6, P7]', (_, price, words) => {
  const { container } = render(<Price price={price} declaration="gross" />);
  expect(wordsOf(container)).toBe(words);
});

test.each([
  ['one-way', '12,00 € EINWEG'],
  ['reusable', '12,00 € MEHRWEG'],
  [undefined, '12,00 €'],
] as const)('a drink’s container, %s, is shown in the line of the price [LAW S5]', (drinkContainer, words) => {
  const price = { amount: 12, from: false, norm: null, per: null };
  const { container } = render(<Price price={price} declaration="gross" container={drinkContainer} />);
  expect(wordsOf(container.querySelector('.price'))).toBe(words);
});

test.each([
  ['gross', shopTexts.taxIncluded],
  ['net', shopTexts.taxExcluded],
] as const)(
  '%s prices say what tax is in them, beside a link to the shipping costs [LAW P2, P1]',
  (declaration, tax) => {
    const price = { amount: 12, from: false, norm: null, per: null };
    const { container } = render(
      <>
        <Price price={price} declaration={declaration} />
        <PriceNote declaration={declaration} />
      </>,
    );
    expect(container.querySelector('.price')?.getAttribute('title')).toBe(tax);
    const note = container.querySelector('.price-note');
    expect(wordsOf(note)).toBe(`${tax}, ${shopTexts.plusShipping} ${shopTexts.shippingCosts}`);
    expect(note?.querySelector('a')?.getAttribute('href')).toBe('/shipping');
  },
);

test('of a shop that charges no tax says so as its tooltip and in its note, and names none [LAW P3]', () => {
  const price = { amount: 12, from: false, norm: null, per: null };
  const { container } = render(
    <TaxNote value="umsatzsteuerfrei nach § 19 UStG">
      <Price price={price} declaration="gross" />
      <PriceNote declaration="gross" />
    </TaxNote>,
  );
  expect(container.querySelector('.price')?.getAttribute('title')).toBe('umsatzsteuerfrei nach § 19 UStG');
  expect(wordsOf(container)).toBe(
    `12,00 €umsatzsteuerfrei nach § 19 UStG, ${shopTexts.plusShipping} ${shopTexts.shippingCosts}`,
  );
});
