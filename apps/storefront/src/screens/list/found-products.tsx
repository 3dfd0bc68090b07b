import { useId } from 'react';
import { searchReadingTexts } from '../../texts/search-reading.de.ts';
import type { ProductsContent } from './load-list.ts';
import { ProductGrid } from './product-grid.tsx';

/** The products of a list. Products that lack some of the searched words stand under a separate heading. */
export function FoundProducts({ content, nearestFrom }: { content: ProductsContent; nearestFrom: number | null }) {
  const id = useId();
  if (content.reading === null || nearestFrom === null) return <ProductGrid content={content} />;
  const { cards, reading } = content;
  return (
    <>
      {nearestFrom > 0 && <ProductGrid content={content} cards={cards.slice(0, nearestFrom)} />}
      <h2 id={id} className="list-nearest">
        {searchReadingTexts.fromHere(reading.missing)}
      </h2>
      <ProductGrid content={content} cards={cards.slice(nearestFrom)} headedBy={id} />
    </>
  );
}
