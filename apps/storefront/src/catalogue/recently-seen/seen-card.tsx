import type { PriceDeclaration } from '../../format/shown-price.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { EnergyArrow } from '../energy-arrow.tsx';
import { Price } from '../price.tsx';
import type { ProductCard } from '../product-card.ts';
import { ProductPicture } from '../product-picture.tsx';
import { StockStatus } from '../stock-status.tsx';

/** A small card: picture, name, price and stock. It is one link. */
export function SeenCard({ card, declaration }: { card: ProductCard; declaration: PriceDeclaration }) {
  return (
    <article className="seen-card">
      <ProductPicture content={card.picture} name={card.name} alt="" sizes="160px" onCard />
      <header>
        <h3 className="product-name">
          <a href={card.href}>{card.name}</a>
        </h3>
        {card.nameSuffix !== undefined && <p className="product-suffix">{card.nameSuffix}</p>}
      </header>
      <div>
        {card.price === null ? (
          <p className="price-none">{shopTexts.notForSale}</p>
        ) : (
          <>
            <EnergyArrow energy={card.energy} />
            <Price price={card.price} declaration={declaration} container={card.container} />
          </>
        )}
      </div>
      <StockStatus status={card.stockStatus} text={card.stockStatusText} />
    </article>
  );
}
