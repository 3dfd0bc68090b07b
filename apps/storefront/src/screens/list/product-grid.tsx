import { ratioClass } from '../../catalogue/picture-ratio.ts';
import type { ProductCard } from '../../catalogue/product-card.ts';
import { ProductCardView } from '../../catalogue/product-card-view.tsx';
import type { ProductsContent } from './load-list.ts';

/**
 * The width of a picture in each grid: one, two, three and four columns beside the navigation. For phones it states
 * less, so that a dense one takes two pixels a point, not three: nobody sees more on a card, and the next larger
 * picture weighs three times as much.
 */
const pictureSizes =
  '(width < 600px) and (resolution >= 2dppx) 45vw, (width < 600px) 86vw, (width < 960px) 45vw, (width < 1280px) 34vw, (width < 1920px) 24vw, 300px';

/**
 * The grid of product cards (SPEC §2). Only the first picture comes early: a phone shows no second, and each would hold
 * the first one up.
 */
export function ProductGrid(props: {
  content: ProductsContent;
  /** Those of the content that this grid shows. */
  cards?: readonly ProductCard[];
  /** The id of the heading above it. */
  headedBy?: string;
}) {
  const { content, headedBy, cards = content.cards } = props;
  return (
    <ul className={`product-grid ${ratioClass(content.pictureRatio)}`} aria-labelledby={headedBy}>
      {cards.map((card, position) => (
        <li key={card.id}>
          <ProductCardView
            card={card}
            declaration={content.priceDeclaration}
            pictureSizes={pictureSizes}
            early={position === 0 && card === content.cards[0]}
            heading={headedBy === undefined ? 'h2' : 'h3'}
          />
        </li>
      ))}
    </ul>
  );
}
