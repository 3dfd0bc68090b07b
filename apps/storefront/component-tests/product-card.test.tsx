// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductCard } from '../src/catalogue/product-card.ts';
import { ProductCardView } from '../src/catalogue/product-card-view.tsx';
import { wordsOf } from './testing/words.ts';

const card: ProductCard = {
  id: 'lamp',
  ...{ href: '/P/lamp', name: 'Lampe', stockStatus: 'green', stockStatusText: 'da' },
  energy: { class: 'B', scale: 'A–G' },
  price: { amount: 12, from: false, norm: null, per: null },
};

test('a card has the class of the energy label, with its scale, beside the price [LAW S2]', () => {
  const { container } = render(<ProductCardView card={card} declaration="gross" pictureSizes="4rem" />);
  expect(wordsOf(container.querySelector('.product-offer'))).toMatch(
    /^Energieeffizienzklasse B auf der Skala A–G.*12,00 €/,
  );
});
