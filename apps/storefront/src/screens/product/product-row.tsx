import type { PictureRatio } from '@kontor/contract';
import { ratioClass } from '../../catalogue/picture-ratio.ts';
import { PriceNote } from '../../catalogue/price.tsx';
import type { ProductCard } from '../../catalogue/product-card.ts';
import { ProductCardView } from '../../catalogue/product-card-view.tsx';
import type { PriceDeclaration } from '../../format/shown-price.ts';

/** Other products under a headline, in a row that scrolls if they do not fit. */
export function ProductRow(props: {
  title: string;
  cards: readonly ProductCard[];
  declaration: PriceDeclaration;
  ratio: PictureRatio;
}) {
  if (props.cards.length === 0) return null;
  return (
    <section className="related">
      <h2 className="product-part-title">{props.title}</h2>
      <PriceNote declaration={props.declaration} ofStar />
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
