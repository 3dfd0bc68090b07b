import { formatDate } from '../../format/format-date.ts';
import { MissingPage } from '../../page/missing-page.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { productTexts } from '../../texts/product.de.ts';
import type { GoneProduct } from './load-gone-product.ts';
import { ProductRow } from './product-row.tsx';

/**
 * The page of a product that is not on sale any more, or not now: its name and other products of its category. If there
 * never was one, the page for missing addresses.
 */
export function GonePage({ data }: { data?: unknown }) {
  return isGone(data) ? <Gone gone={data} /> : <MissingPage />;
}

/** `data` comes from the loader by way of the router, which does not know its type. */
function isGone(data: unknown): data is GoneProduct {
  return typeof data === 'object' && data !== null && 'others' in data;
}

function Gone({ gone }: { gone: GoneProduct }) {
  const { name, onSaleFrom, category, others, priceDeclaration, pictureRatio } = gone;
  return (
    <article className="product">
      <PageHead title={name} hidden gone />
      <h1>{name}</h1>
      <p>{onSaleFrom === null ? productTexts.gone : productTexts.goneUntil(formatDate(onSaleFrom))}</p>
      {category !== null && (
        <p>
          <a href={category.href}>{productTexts.goneCategory(category.name)}</a>
        </p>
      )}
      <ProductRow
        title={productTexts.related(category?.name)}
        cards={others}
        declaration={priceDeclaration}
        ratio={pictureRatio}
      />
    </article>
  );
}
