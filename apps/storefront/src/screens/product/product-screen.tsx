import type { Product } from '@kontor/contract';
import { getRouteApi } from '@tanstack/react-router';
import { Breadcrumb } from '../../catalogue/breadcrumb.tsx';
import { StockStatus } from '../../catalogue/stock-status.tsx';
import { checkoutAddress } from '../../page/address.ts';
import { GuaranteeNotice } from '../../page/guarantee-notice.tsx';
import { CleanHtml } from '../../page/html-block.tsx';
import { descriptionLength, plainText } from '../../page/page-description.ts';
import { PageHead } from '../../page/page-head.tsx';
import { productTexts } from '../../texts/product.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { BackToList } from './back-to-list.tsx';
import { Gallery } from './gallery.tsx';
import { Offers } from './offers.tsx';
import { Documents, FoodFacts, ProductFacts } from './product-facts.tsx';
import { ProductRow } from './product-row.tsx';
import { Guarantee } from './promises.tsx';
import { Safety } from './safety.tsx';
import { TakeBackNote } from './take-back.tsx';
import { Variants } from './variants.tsx';

const route = getRouteApi('/catalogue/product/$');

/** A product name with more letters than this is set smaller, so that the price stays visible without scrolling. */
const longName = 60;

/** Everything about a product, and the way into the cart (SPEC §2, LAW §1). */
export function ProductScreen() {
  const data = route.useLoaderData();
  const { product, breadcrumb, canonical, navigation, priceDeclaration, pictureRatio } = data;
  const { nameSuffix } = product;
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
          <Variants rows={data.variants} />
          <Delivery product={product} />
          {product.minimumAge !== undefined && (
            <p className="product-age">{shopTexts.minimumAge(product.minimumAge)}</p>
          )}
          {product.withdrawalException !== undefined && (
            <p className="product-age">{shopTexts.withdrawalExceptions[product.withdrawalException]}</p>
          )}
          <Offers key={product._id} product={product} declaration={priceDeclaration} />
          <p className="product-ways">
            <BackToList listAddress={navigation.listAddress} />
            <a className="button button-secondary" href={checkoutAddress(navigation.listAddress, 'cart')}>
              {productTexts.toCart}
            </a>
          </p>
          <GuaranteeNotice html={data.guarantee} />
        </div>
      </div>
      <div className="product-more">
        <Description product={product} />
        <ProductFacts product={product} />
        <FoodFacts product={product} />
        <Documents documents={product.documents} />
        <Guarantee product={product} />
        <Safety product={product} />
        <TakeBackNote product={product} hasText={data.hasTakeBackText} />
      </div>
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
    </article>
  );
}

/** The name, and the numbers by which the product can be named. */
function ProductTitle({ product: { name, nameSuffix, articleNumber, gtin } }: { product: Product }) {
  return (
    <header>
      <h1 className={name.length > longName ? 'product-long-name' : undefined}>{name}</h1>
      {nameSuffix !== undefined && <p className="product-lead">{nameSuffix}</p>}
      <p className="product-numbers figures">
        <span>{productTexts.articleNumber(articleNumber)}</span>
        {gtin !== undefined && <span>{productTexts.gtin(gtin)}</span>}
      </p>
    </header>
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
