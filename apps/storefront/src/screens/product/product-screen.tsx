import { getRouteApi } from '@tanstack/react-router';
import { checkoutAddress } from '../../shop/address.ts';
import { Breadcrumb } from '../../shop/breadcrumb.tsx';
import { PageHead } from '../../shop/page-head.tsx';
import { descriptionLength, plainText } from '../../shop/plain-text.ts';
import { StockStatus } from '../../shop/stock-status.tsx';
import { productTexts } from '../../texts/de/product.ts';
import { HtmlBlock } from '../../ui/html-block.tsx';
import { BackToList } from './back-to-list.tsx';
import { Gallery } from './gallery.tsx';
import { Offers } from './offers.tsx';
import { AttributeTable, Documents, ManufacturerBlock } from './product-facts.tsx';

const route = getRouteApi('/catalogue/product/$');

/** Everything about a product, and the way into the cart (SPEC §2, LAW section 1). */
export function ProductScreen() {
  const { product, breadcrumb, canonical, navigation, priceDeclaration, pictureRatio } = route.useLoaderData();
  const { nameSuffix, termsOfDelivery, manufacturer } = product;
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
          <header>
            <h1>{product.name}</h1>
            {nameSuffix !== undefined && <p className="product-lead">{nameSuffix}</p>}
            <p className="product-numbers figures">
              {productTexts.articleNumber(product.articleNumber)}
              {product.gtin !== undefined && ` · ${productTexts.gtin(product.gtin)}`}
            </p>
          </header>
          <StockStatus status={product.stockStatus} text={product.stockStatusText} />
          <Offers key={product._id} product={product} declaration={priceDeclaration} />
          {termsOfDelivery !== undefined && product.stockStatus !== 'red' && (
            <p className="product-delivery">{termsOfDelivery}</p>
          )}
          <p className="product-ways">
            <BackToList listAddress={navigation.listAddress} />
            <a className="button button-secondary" href={checkoutAddress(navigation.listAddress, 'cart')}>
              {productTexts.toCart}
            </a>
          </p>
        </div>
      </div>
      <div className="product-more">
        {product.htmlDescription !== '' && (
          <section className="product-description">
            <h2>{productTexts.description}</h2>
            <HtmlBlock html={product.htmlDescription} className="prose" />
          </section>
        )}
        <AttributeTable attributes={product.attributes} />
        <Documents documents={product.documents} />
        {manufacturer !== undefined && <ManufacturerBlock manufacturer={manufacturer} />}
      </div>
    </article>
  );
}
