import { ratioClass } from '../../shop/picture-ratio.ts';
import { Price, PriceNote } from '../../shop/price.tsx';
import { ProductPicture } from '../../shop/product-picture.tsx';
import type { PriceDeclaration } from '../../shop/shown-price.ts';
import { StockStatus } from '../../shop/stock-status.tsx';
import { shopTexts } from '../../texts/de/shop.ts';
import type { ProductsContent } from './load-list.ts';
import type { ProductCard } from './product-card.ts';

/** As many as the widest grid shows in its first row (SPEC §9). */
const firstRow = 4;

/** How wide a picture is shown in each of the grids: one, two, three and four columns beside the navigation. */
const pictureSizes = '(width < 600px) 90vw, (width < 960px) 45vw, (width < 1280px) 34vw, (width < 1920px) 24vw, 300px';

/** The grid of product cards (SPEC §2). */
export function ProductGrid({ content }: { content: ProductsContent }) {
  return (
    <ul className={`product-grid ${ratioClass(content.pictureRatio)}`}>
      {content.cards.map((card, position) => (
        <li key={card.id}>
          <Card card={card} early={position < firstRow} declaration={content.priceDeclaration} />
        </li>
      ))}
    </ul>
  );
}

/** The name is the link, and its area covers the card: one stop for the keyboard, one target for the finger. */
function Card(props: { card: ProductCard; early: boolean; declaration: PriceDeclaration }) {
  const { card, declaration } = props;
  return (
    <article className="product-card">
      <ProductPicture content={card.picture} name={card.name} alt="" sizes={pictureSizes} early={props.early} />
      <header>
        <h2 className="product-name">
          <a href={card.href}>{card.name}</a>
        </h2>
        {card.nameSuffix !== undefined && <p className="product-suffix">{card.nameSuffix}</p>}
      </header>
      <div className="product-offer">
        {card.price === null ? (
          <p className="price-none">{shopTexts.notForSale}</p>
        ) : (
          <>
            <Price price={card.price} declaration={declaration} />
            <PriceNote declaration={declaration} />
          </>
        )}
      </div>
      <StockStatus status={card.stockStatus} text={card.stockStatusText} />
    </article>
  );
}
