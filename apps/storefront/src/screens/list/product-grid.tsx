import { ratioClass } from '../../shop/picture-ratio.ts';
import { ProductCardView } from '../../shop/product-card-view.tsx';
import type { ProductsContent } from './load-list.ts';

/** How wide a picture is shown in each of the grids: one, two, three and four columns beside the navigation. */
const pictureSizes = '(width < 600px) 90vw, (width < 960px) 45vw, (width < 1280px) 34vw, (width < 1920px) 24vw, 300px';

/** The grid of product cards (SPEC §2). Only the first picture comes early: a phone shows no second, and each would hold the first one up. */
export function ProductGrid({ content }: { content: ProductsContent }) {
  return (
    <ul className={`product-grid ${ratioClass(content.pictureRatio)}`}>
      {content.cards.map((card, position) => (
        <li key={card.id}>
          <ProductCardView
            card={card}
            declaration={content.priceDeclaration}
            pictureSizes={pictureSizes}
            early={position === 0}
          />
        </li>
      ))}
    </ul>
  );
}
