import type { PictureRatio } from '@kontor/contract';
import { ratioClass } from '../../catalogue/picture-ratio.ts';
import type { ProductCard } from '../../catalogue/product-card.ts';
import { ProductCardView } from '../../catalogue/product-card-view.tsx';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import { productTexts } from '../../texts/product.de.ts';

/**
 * Others of the same category, in a row that scrolls where they are too many: to look on when this is not quite the
 * one.
 */
export function RelatedProducts(props: {
  cards: readonly ProductCard[];
  category: string | undefined;
  declaration: PriceDeclaration;
  ratio: PictureRatio;
}) {
  if (props.cards.length === 0) return null;
  return (
    <section className="related">
      <h2 className="product-part-title">{productTexts.related(props.category)}</h2>
      <ul className={`related-row ${ratioClass(props.ratio)}`}>
        {props.cards.map((card) => (
          <li key={card.id}>
            <ProductCardView card={card} declaration={props.declaration} pictureSizes="220px" heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
