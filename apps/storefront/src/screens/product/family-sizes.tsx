import { productAddress } from '@kontor/contract';
import { useEffect, useRef } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import { PriceNote } from '../../catalogue/price.tsx';
import { type SizeRow, sizeName, sizeRow } from '../../catalogue/sizes/size-rows.ts';
import { SizeTable } from '../../catalogue/sizes/size-table.tsx';
import { failureTexts } from '../../texts/failure.de.ts';
import { sizeTexts as texts } from '../../texts/sizes.de.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { ProductData } from './load-product.ts';
import { type LoadedMembers, useMembers } from './use-members.ts';

/** The members of the product's family as they are sold now, each with its packs. `all`: '400 Längen'. */
export function FamilySizes({ data, all }: { data: ProductData; all: (count: number) => string }) {
  const { product, priceDeclaration } = data;
  const members = useMembers(product.family?.members ?? []);
  const rows = rowsOf(data, members);
  const { place, more } = useFocusOnAdded(rows.length);
  const { state, failure, left, added, loadNext } = members;
  return (
    <div ref={place}>
      {rows.length > 0 && (
        <>
          <SizeTable
            rows={rows}
            head={(product.family?.properties ?? []).join(' · ')}
            caption={texts.caption(product.name)}
            declaration={priceDeclaration}
            current={product._id}
          />
          <PriceNote declaration={priceDeclaration} ofStar />
        </>
      )}
      <p className="unseen" role="status">
        {added !== null && texts.added(added, all(rows.length))}
      </p>
      {state === 'loading' && <Progress label={texts.loading} />}
      {state === 'failed' && (
        <Notice look="bad" alert>
          {failureMessage(failure)}
        </Notice>
      )}
      {left > 0 && (rows.length > 0 || state !== 'loading') && (
        // One button, whatever it says, so that it keeps the focus.
        <p>
          <Button ref={more} look="plain" onClick={loadNext} aria-disabled={state === 'loading' || undefined}>
            {state === 'failed' ? failureTexts.retry : texts.more(left)}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The rows of what is loaded. Members that are not sold any more are left out. */
function rowsOf({ product, navigation, priceDeclaration }: ProductData, { products }: LoadedMembers): SizeRow[] {
  const loaded = new Map(products.map((one) => [one._id, one]));
  return (product.family?.members ?? []).flatMap((member) => {
    const one = loaded.get(member._id);
    if (one === undefined) return [];
    const href = productAddress(navigation.listAddress, member._id);
    return [sizeRow(one, { name: sizeName(member, texts.none), href, declaration: priceDeclaration })];
  });
}

/** Leads whoever asked for more to the first row that came, unless the focus is elsewhere by then. */
function useFocusOnAdded(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    const first = shown.current;
    shown.current = count;
    const isHere = document.activeElement === more.current || document.activeElement === document.body;
    if (first === 0 || count <= first || !isHere) return;
    place.current?.querySelectorAll<HTMLElement>('tbody th a')[first]?.focus({ preventScroll: true });
  }, [count]);
  return { place, more };
}
