import { type ReactNode, useRef } from 'react';
import { addById } from '../../catalogue/add-by-id.ts';
import { EnergyArrow } from '../../catalogue/energy-arrow.tsx';
import { Price } from '../../catalogue/price.tsx';
import type { ProductCard } from '../../catalogue/product-card.ts';
import { ProductPicture } from '../../catalogue/product-picture.tsx';
import { RatingInShort } from '../../catalogue/stars.tsx';
import { StockStatus } from '../../catalogue/stock-status.tsx';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import { addressToCompare } from '../../page/compared-address.ts';
import { compareTexts as texts } from '../../texts/compare.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { focusContent } from '../../ui/focus-content.ts';
import { Icon } from '../../ui/icon.tsx';
import { showSnackbar } from '../../ui/snackbar-message.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useScrolls } from '../../ui/use-scrolls.ts';
import { leaveOut } from '../../visit/compared.ts';
import type { ComparedGroup, ComparedRow } from './compared-groups.ts';
import type { CompareData, ComparedProduct } from './load-compare.ts';

/** A head with a longer name does not stay in sight: it would cover what it is for. */
const longestName = 60;

/** A column for each product. Its name and the name of the attribute stay in sight while the table scrolls. */
export function CompareTable({ data }: { data: CompareData }) {
  const { products, groups, declaration, hasReviews } = data;
  const box = useRef<HTMLElement>(null);
  const scrolls = useScrolls(box);
  const isLong = products.some(({ card }) => nameOf(card).length > longestName);
  return (
    <section
      ref={box}
      className={isLong ? 'compare-scroll compare-scroll-long' : 'compare-scroll'}
      aria-label={texts.title}
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className="compare-table">
        <thead>
          <tr>
            <td />
            {products.map(({ card }) => (
              <td key={card.id}>
                <Picture card={card} all={products} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="col">{texts.article}</th>
            {products.map(({ card }) => (
              <th key={card.id} scope="col">
                <a href={card.href}>{card.name}</a>
                {card.nameSuffix !== undefined && <span className="compare-suffix">{card.nameSuffix}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={texts.price} products={products}>
            {({ card }) => <Offer card={card} declaration={declaration} />}
          </Row>
          <Row name={texts.delivery} products={products}>
            {({ card, delivery }) => (
              <>
                <StockStatus status={card.stockStatus} text={card.stockStatusText} />
                {delivery !== undefined && <p className="compare-terms">{delivery}</p>}
              </>
            )}
          </Row>
          {hasReviews && (
            <Row name={texts.rating} products={products}>
              {({ card }) => (card.rating === undefined ? texts.unrated : <RatingInShort rating={card.rating} />)}
            </Row>
          )}
        </tbody>
        {groups.map((group) => (
          <Group key={group.title} group={group} products={products} />
        ))}
      </table>
    </section>
  );
}

/** A row that has something of its own in each cell. */
function Row(props: {
  name: string;
  products: readonly ComparedProduct[];
  children: (product: ComparedProduct) => ReactNode;
}) {
  return (
    <tr>
      <th scope="row">{props.name}</th>
      {props.products.map((product) => (
        <td key={product.card.id}>{props.children(product)}</td>
      ))}
    </tr>
  );
}

/** The picture, and the way to be rid of the column: a link, so that it works without scripts. */
function Picture({ card, all }: { card: ProductCard; all: readonly ComparedProduct[] }) {
  const rest = all.flatMap((other) => (other.card.id === card.id ? [] : other.card.id));
  const remove = () => {
    // The link disappears with its column.
    focusContent();
    leaveOut(card.id);
    showSnackbar(texts.removed(card.name));
  };
  return (
    <div className="compare-picture">
      <ProductPicture content={card.picture} name={card.name} alt="" sizes="(width < 960px) 120px, 240px" onCard />
      <a
        className="compare-remove"
        href={addressToCompare(rest)}
        aria-label={texts.remove(nameOf(card))}
        title={texts.remove(nameOf(card))}
        onClick={remove}
      >
        <Icon name="close" />
      </a>
    </div>
  );
}

/** The price, and the way into the cart; where there is a choice to make, to the article. */
function Offer({ card, declaration }: { card: ProductCard; declaration: PriceDeclaration }) {
  const isReady = useHydrated();
  const name = nameOf(card);
  if (card.price === null) return <p className="price-none">{shopTexts.notForSale}</p>;
  return (
    <div className="compare-offer">
      <EnergyArrow energy={card.energy} />
      <Price price={card.price} declaration={declaration} container={card.container} />
      {card.isReady ? (
        <button
          type="button"
          className="button button-secondary"
          aria-label={texts.addOf(name)}
          disabled={!isReady}
          onClick={() => addById(card.id)}
        >
          {texts.add}
        </button>
      ) : (
        <a className="button button-secondary" href={card.href} aria-label={texts.toArticleOf(name)}>
          {texts.toArticle}
        </a>
      )}
    </div>
  );
}

function Group({ group, products }: { group: ComparedGroup; products: readonly ComparedProduct[] }) {
  const isAlike = products.length > 1 && !group.rows.some(({ isDifferent }) => isDifferent);
  return (
    <tbody className={isAlike ? 'compare-alike' : undefined}>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={products.length + 1}>
          <span>{group.title === '' ? texts.attributes : group.title}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <Attribute key={row.name} row={row} products={products} />
      ))}
    </tbody>
  );
}

function Attribute({ row, products }: { row: ComparedRow; products: readonly ComparedProduct[] }) {
  const { name, values, isDifferent } = row;
  const look = products.length < 2 ? undefined : isDifferent ? 'compare-different' : 'compare-alike';
  return (
    <tr className={look}>
      <th scope="row">
        {name}
        {isDifferent && <span className="unseen">{texts.differs}</span>}
      </th>
      {products.map(({ card }, column) => (
        <td key={card.id}>{values[column] ?? <Unknown />}</td>
      ))}
    </tr>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="unseen">{texts.unknown}</span>
    </>
  );
}

function nameOf({ name, nameSuffix }: ProductCard): string {
  return [name, nameSuffix].filter(Boolean).join(', ');
}
