import { Suspense, useId } from 'react';
import { searchReadingTexts } from '../../texts/search-reading.de.ts';
import type { ProductsContent } from './list-data.ts';
import { ProductGrid } from './product-grid.tsx';
import { ListTables } from './table/late-tables.ts';

/** The products of a list. Products that lack some of the searched words stand under a separate heading. */
export function FoundProducts({ content, nearestFrom }: { content: ProductsContent; nearestFrom: number | null }) {
  const id = useId();
  const { cards, reading } = content;
  if (reading === null || nearestFrom === null) return <Products content={content} from={0} to={cards.length} />;
  return (
    <>
      {nearestFrom > 0 && <Products content={content} from={0} to={nearestFrom} />}
      <h2 id={id} className="list-nearest">
        {searchReadingTexts.fromHere(reading.missing)}
      </h2>
      <Products content={content} from={nearestFrom} to={cards.length} headedBy={id} />
    </>
  );
}

/** The products at these positions, as cards or as tables. */
function Products(props: { content: ProductsContent; from: number; to: number; headedBy?: string }) {
  const { content, from, to } = props;
  const { cards, tables, priceDeclaration } = content;
  if (tables === undefined)
    return <ProductGrid content={content} cards={cards.slice(from, to)} headedBy={props.headedBy} />;
  const some = tables.filter(({ place }) => place >= from && place < to);
  // While a first page is hydrated, its tables stay as they are until their code is there.
  return (
    <Suspense>
      <ListTables tables={some} declaration={priceDeclaration} />
    </Suspense>
  );
}
