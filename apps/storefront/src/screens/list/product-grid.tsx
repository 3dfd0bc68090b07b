import { ratioClass } from '../../catalogue/picture-ratio.ts';
import type { ProductCard } from '../../catalogue/product-card.ts';
import { ProductCardView } from '../../catalogue/product-card-view.tsx';
import type { ProductsContent } from './load-list.ts';

/**
 * The `sizes` of a picture with one, two, three and four columns beside the navigation. For dense phones the value is
 * smaller than the real width, so that the browser loads two pixels a point instead of three: the difference is not
 * visible on a card, and the next larger picture has three times the bytes.
 */
const pictureSizes =
  '(width < 600px) and (resolution >= 2dppx) 45vw, (width < 600px) 86vw, (width < 960px) 45vw, (width < 1280px) 34vw, (width < 1920px) 24vw, 300px';

/**
 * The grid of product cards (SPEC §2). Only the first picture is loaded eagerly: phones show no second one, and more
 * eager pictures would delay the first.
 */
export function ProductGrid(props: {
  content: ProductsContent;
  /** The subset of cards that this grid shows; all by default. */
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
