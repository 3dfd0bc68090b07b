import { ratioClass } from '../../catalogue/picture-ratio.ts';
import type { ProductCard } from '../../catalogue/product-card.ts';
import { ProductCardView } from '../../catalogue/product-card-view.tsx';
import type { ProductsContent } from './list-data.ts';

/** The `sizes` of a picture: in the row cards of phones, and with two, three and four columns beside the navigation. */
const pictureSizes = '(width < 600px) 112px, (width < 960px) 45vw, (width < 1280px) 34vw, (width < 1920px) 24vw, 300px';

/**
 * The grid of product cards (SPEC §2). Only the first picture is loaded eagerly: phones show no second one, and more
 * eager pictures would delay the first.
 */
export function ProductGrid(props: {
  content: ProductsContent;
  /** The cards that this grid shows. */
  cards: readonly ProductCard[];
  /** The id of the heading above it. */
  headedBy?: string | undefined;
}) {
  const { content, headedBy, cards } = props;
  return (
    <ul className={`product-grid ${ratioClass(content.pictureRatio)}`} aria-labelledby={headedBy}>
      {cards.map((card, position) => (
        <li key={card.id}>
          <ProductCardView
            card={card}
            declaration={content.priceDeclaration}
            pictureSizes={pictureSizes}
            early={position === 0 && card === content.cards[0]}
            canCompare
            heading={headedBy === undefined ? 'h2' : 'h3'}
          />
        </li>
      ))}
    </ul>
  );
}
