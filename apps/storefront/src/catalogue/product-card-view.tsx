import type { PriceDeclaration } from '../format/shown-price.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { EnergyArrow } from './energy-arrow.tsx';
import { Price, PriceNote } from './price.tsx';
import type { ProductCard } from './product-card.ts';
import { ProductPicture } from './product-picture.tsx';
import { StockStatus } from './stock-status.tsx';

/** A product in a list. Its name is the link, whose area covers the whole card: one tab stop and one large target. */
export function ProductCardView(props: {
  card: ProductCard;
  declaration: PriceDeclaration;
  /** The `sizes` attribute of its picture. */
  pictureSizes: string;
  early?: boolean;
  /** The heading level below that of the section. */
  heading?: 'h2' | 'h3';
}) {
  const { card, declaration, early = false, heading: Heading = 'h2' } = props;
  return (
    <article className="product-card">
      <ProductPicture content={card.picture} name={card.name} alt="" sizes={props.pictureSizes} early={early} />
      <header>
        <Heading className="product-name">
          <a href={card.href}>{card.name}</a>
        </Heading>
        {card.nameSuffix !== undefined && <p className="product-suffix">{card.nameSuffix}</p>}
        {card.further !== null && <p className="product-further">{card.further}</p>}
      </header>
      <div className="product-offer">
        {card.price === null ? (
          <p className="price-none">{shopTexts.notForSale}</p>
        ) : (
          <>
            <EnergyArrow energy={card.energy} />
            <Price price={card.price} declaration={declaration} container={card.container} />
            <PriceNote declaration={declaration} />
          </>
        )}
      </div>
      <StockStatus status={card.stockStatus} text={card.stockStatusText} />
    </article>
  );
}
