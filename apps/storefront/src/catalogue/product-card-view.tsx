import { failureMessage } from '../calls/failure-message.ts';
import type { PriceDeclaration } from '../format/shown-price.ts';
import { listTexts } from '../texts/list.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { Icon } from '../ui/icon.tsx';
import { showSnackbar } from '../ui/snackbar-message.ts';
import { useCompareParts } from './compare/compare-slot.ts';
import { EnergyArrow } from './energy-arrow.tsx';
import { Price } from './price.tsx';
import type { ProductCard } from './product-card.ts';
import { ProductPicture } from './product-picture.tsx';
import { RatingInShort } from './stars.tsx';
import { StockStatus } from './stock-status.tsx';
import { WishButton } from './wish-button.tsx';

/**
 * A product in a list. Its name is the link, whose area covers the whole card: one tab stop and one large target. Above
 * it lies the button that puts a product without a choice into the cart. The list says once what is in its prices.
 */
export function ProductCardView(props: {
  card: ProductCard;
  declaration: PriceDeclaration;
  /** The `sizes` attribute of its picture. */
  pictureSizes: string;
  early?: boolean;
  /** Whether the visitor can choose it here to be compared. */
  canCompare?: boolean;
  /** The heading level below that of the section. */
  heading?: 'h2' | 'h3';
}) {
  const { card, declaration, early = false, heading: Heading = 'h2' } = props;
  const comparing = useCompareParts();
  return (
    <article className="product-card">
      <ProductPicture content={card.picture} name={card.name} alt="" sizes={props.pictureSizes} early={early} onCard />
      <header>
        {card.brand !== undefined && <p className="product-brand">{card.brand}</p>}
        <Heading className="product-name">
          <a href={card.href}>{card.name}</a>
        </Heading>
        {card.nameSuffix !== undefined && <p className="product-suffix">{card.nameSuffix}</p>}
        {card.traits !== undefined && <p className="product-traits">{card.traits}</p>}
        {card.rating !== undefined && (
          <p className="product-rating">
            <RatingInShort rating={card.rating} />
          </p>
        )}
        {card.further !== undefined && <p className="product-further">{card.further}</p>}
      </header>
      <div className="product-offer">
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
      <WishButton id={card.id} name={card.name} />
      {comparing && props.canCompare && (
        <comparing.ChoiceBox id={card.id} name={[card.name, card.nameSuffix].filter(Boolean).join(', ')} />
      )}
      {card.isReady && (
        <button
          type="button"
          className="product-add"
          aria-label={listTexts.add(card.name)}
          onClick={() => add(card.id)}
        >
          <Icon name="cart" />
        </button>
      )}
    </article>
  );
}

/** What it needs for that is loaded when something is first put into the cart. */
async function add(id: string): Promise<void> {
  try {
    const { addById } = await import('./add-by-id.ts');
    await addById(id);
  } catch (failure) {
    showSnackbar(failureMessage(failure));
  }
}
