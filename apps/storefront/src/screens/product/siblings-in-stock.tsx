import { productTexts } from '../../texts/product.de.ts';
import type { VariantRow } from './variant-rows.ts';

/** The most siblings that are named; the rest is among the choices above. */
const shown = 6;

/** For a product that is sold out: the other sizes and colours of its family that are in stock. */
export function SiblingsInStock({ rows }: { rows: readonly VariantRow[] }) {
  const inStock = rows.flatMap(({ name, links }) =>
    links.filter(({ isCurrent, isSoldOut }) => !isCurrent && !isSoldOut).map((link) => ({ name, ...link })),
  );
  if (inStock.length === 0) return null;
  return (
    <p className="siblings-in-stock">
      {productTexts.inStockSiblings}
      {inStock.slice(0, shown).map(({ name, value, href, otherwise }) => (
        <a key={`${name} ${value}`} href={href}>
          {otherwise === null ? value : `${value}, ${otherwise}`}
        </a>
      ))}
    </p>
  );
}
