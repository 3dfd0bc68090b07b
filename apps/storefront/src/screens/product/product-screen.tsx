import type { Product } from '@kontor/contract';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Breadcrumb } from '../../catalogue/breadcrumb.tsx';
import { RecentlySeen } from '../../catalogue/recently-seen/recently-seen.tsx';
import { RatingInShort } from '../../catalogue/stars.tsx';
import { StockStatus } from '../../catalogue/stock-status.tsx';
import { GuaranteeNotice } from '../../page/guarantee-notice.tsx';
import { CleanHtml } from '../../page/html-block.tsx';
import { descriptionLength, plainText } from '../../page/page-description.ts';
import { PageHead } from '../../page/page-head.tsx';
import { productTexts } from '../../texts/product.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { AllSizes } from './all-sizes.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyerHelp } from './buyer-help.tsx';
import { Gallery } from './gallery.tsx';
import { InCart } from './in-cart.tsx';
import type { ProductData } from './load-product.ts';
import { Offers } from './offers.tsx';
import { Documents, FoodFacts, ProductFacts } from './product-facts.tsx';
import { ProductRow } from './product-row.tsx';
import { ProductWays } from './product-ways.tsx';
import { Durability, Guarantee } from './promises.tsx';
import { Reviews } from './reviews.tsx';
import { Safety } from './safety.tsx';
import { SiblingsInStock } from './siblings-in-stock.tsx';
import { SoldOutBar } from './sold-out-bar.tsx';
import { StockAlert } from './stock-alert.tsx';
import { TakeBackNote } from './take-back.tsx';
import { Variants } from './variants.tsx';

const route = getRouteApi('/catalogue/product/$');

/** A product name with more letters than this is set smaller, so that the price stays visible without scrolling. */
const longName = 60;

/** Everything about a product, and the way into the cart (SPEC §2, LAW §1). */
export function ProductScreen() {
  const data = route.useLoaderData();
  const { product, breadcrumb, canonical, priceDeclaration, pictureRatio } = data;
  const { nameSuffix } = product;
  const isSoldOut = product.stockStatus === 'red';
  const [added, setAdded] = useState('');
  return (
    <article className="product">
      <PageHead
        title={nameSuffix === undefined ? product.name : `${product.name}, ${nameSuffix}`}
        description={plainText(product.htmlDescription, descriptionLength)}
        canonical={canonical}
      />
      <Breadcrumb trail={breadcrumb} />
      <div className="product-main">
        <Gallery key={product._id} name={product.name} files={product.files} ratio={pictureRatio} />
        <div className="product-summary">
          <ProductTitle product={product} />
          {data.reviews !== null && product.rating && (
            <a className="product-rating" href="#bewertungen">
              <RatingInShort rating={product.rating} />
            </a>
          )}
          <Offers
            key={product._id}
            product={product}
            declaration={priceDeclaration}
            onAdded={() => setAdded(product._id)}
          >
            {isSoldOut && <Delivery product={product} />}
            <Variants rows={data.variants} />
            {!isSoldOut && <Delivery product={product} />}
            {product.minimumAge !== undefined && (
              <p className="product-age">{shopTexts.minimumAge(product.minimumAge)}</p>
            )}
            {product.withdrawalException !== undefined && data.help.businessesOnly === undefined && (
              <p className="product-age">{shopTexts.withdrawalExceptions[product.withdrawalException]}</p>
            )}
          </Offers>
          <AllSizes key={product.family?._id} data={data} />
          {added === product._id && <InCart data={data} />}
          {isSoldOut && <SoldOut data={data} />}
          <BuyerHelp product={product} help={data.help} />
          <Durability product={product} help={data.help} />
          <ProductWays data={data} />
          <ProductNumbers product={product} />
          <GuaranteeNotice html={data.guarantee} />
        </div>
      </div>
      <ProductDetails product={product} hasTakeBackText={data.hasTakeBackText} />
      <Reviews productId={product._id} reviews={data.reviews} />
      {isSoldOut ? (
        <SoldOutBar key={`${product._id} bar`} product={product} canAsk={hasStockAlert(product, data.help)} />
      ) : (
        <BuyBar key={`${product._id} bar`} product={product} declaration={priceDeclaration} />
      )}
      {data.references.map(({ kind, cards }) => (
        <ProductRow
          key={`${product._id} ${kind}`}
          title={productTexts.references[kind]}
          cards={cards}
          declaration={priceDeclaration}
          ratio={pictureRatio}
        />
      ))}
      <ProductRow
        key={product._id}
        title={productTexts.related(product.categoryPath.at(-1)?.name)}
        cards={data.related}
        declaration={priceDeclaration}
        ratio={pictureRatio}
      />
      <RecentlySeen current={{ id: product._id, family: product.family?._id }} />
    </article>
  );
}

/** What helps whoever cannot order the product: siblings in stock, and a mail when it is there again. */
function SoldOut({ data: { product, variants, help } }: { data: ProductData }) {
  return (
    <>
      <SiblingsInStock rows={variants} />
      {hasStockAlert(product, help) && <StockAlert key={`${product._id} alert`} productId={product._id} />}
    </>
  );
}

/** Whether a visitor can be told when an article that is sold out is there again. */
function hasStockAlert({ conditions }: Product, { offersStockAlerts }: ProductData['help']): boolean {
  return offersStockAlerts === true && conditions.length > 0;
}

function ProductTitle({ product: { name, nameSuffix } }: { product: Product }) {
  return (
    <header>
      <h1 className={name.length > longName ? 'product-long-name' : undefined}>{name}</h1>
      {nameSuffix !== undefined && <p className="product-lead">{nameSuffix}</p>}
    </header>
  );
}

/** The numbers by which the product can be named. */
function ProductNumbers({ product: { articleNumber, gtin } }: { product: Product }) {
  return (
    <p className="product-numbers figures">
      <span>{productTexts.articleNumber(articleNumber)}</span>
      {gtin !== undefined && <span>{productTexts.gtin(gtin)}</span>}
    </p>
  );
}

/** What is said of the product: its story on the left, its data always on the right. */
function ProductDetails({ product, hasTakeBackText }: { product: Product; hasTakeBackText: boolean }) {
  return (
    <div className="product-more">
      <div>
        <Description product={product} />
        <FoodFacts product={product} />
        <Documents documents={product.documents} />
        <TakeBackNote product={product} hasText={hasTakeBackText} />
      </div>
      <div>
        <ProductFacts product={product} />
        <Guarantee product={product} />
        <Safety product={product} />
      </div>
    </div>
  );
}

function Description({ product: { htmlDescription } }: { product: Product }) {
  if (htmlDescription === '') return null;
  return (
    <section className="product-description">
      <h2 className="product-part-title">{productTexts.description}</h2>
      <CleanHtml html={htmlDescription} className="prose" />
    </section>
  );
}

/** Whether, when and how the product is delivered (LAW P9). If it cannot be delivered, only that. */
function Delivery({ product: { stockStatus, stockStatusText, termsOfDelivery } }: { product: Product }) {
  return (
    <div>
      <StockStatus status={stockStatus} text={stockStatusText} />
      {termsOfDelivery !== undefined && stockStatus !== 'red' && <p className="product-delivery">{termsOfDelivery}</p>}
    </div>
  );
}

export { GonePage } from './gone-page.tsx';
