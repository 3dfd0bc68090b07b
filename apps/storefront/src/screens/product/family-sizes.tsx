import { type FamilyMember, productAddress } from '@kontor/contract';
import { useCallback, useState } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import { PriceNote } from '../../catalogue/price.tsx';
import { type SizeRow, sizeName, sizeRow } from '../../catalogue/sizes/size-rows.ts';
import { SizeTable } from '../../catalogue/sizes/size-table.tsx';
import { useShop } from '../../context/shop-context.ts';
import { sizeTexts as texts } from '../../texts/sizes.de.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { ProductData } from './load-product.ts';

/** How many members are loaded at a time. */
const atOnce = 50;

/** The members of the product's family as they are sold now, each with its packs. */
export function FamilySizes({ data }: { data: ProductData }) {
  const { product, navigation, priceDeclaration } = data;
  const { members = [], properties = [] } = product.family ?? {};
  const [shown, setShown] = useState(atOnce);
  const { loaded } = useLoaded(useRows(members.slice(0, shown), navigation.listAddress, priceDeclaration));
  if (loaded.state === 'failed')
    return (
      <Notice look="bad" alert>
        {failureMessage(loaded.failure)}
      </Notice>
    );
  if (loaded.state === 'loading') return <Progress label={texts.loading} />;
  const more = Math.min(atOnce, members.length - shown);
  return (
    <>
      <SizeTable
        rows={loaded.value}
        head={properties.join(' · ')}
        caption={texts.caption(product.name)}
        declaration={priceDeclaration}
        current={product._id}
      />
      <PriceNote declaration={priceDeclaration} ofStar />
      {more > 0 && (
        <p>
          <Button look="plain" onClick={() => setShown(shown + atOnce)}>
            {texts.more(more)}
          </Button>
        </p>
      )}
    </>
  );
}

/** Loads the rows of members. Those that are not sold any more are left out. */
function useRows(
  members: readonly FamilyMember[],
  listAddress: string,
  declaration: ProductData['priceDeclaration'],
): () => Promise<readonly SizeRow[]> {
  const { call } = useShop();
  const asked = JSON.stringify(members.map(({ _id }) => _id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the members
  return useCallback(async () => {
    const { products } = await call('cartProducts', { ids: JSON.parse(asked) });
    return members.flatMap((member) => {
      const product = products.find(({ _id }) => _id === member._id);
      if (product === undefined) return [];
      const href = productAddress(listAddress, member._id);
      return [sizeRow(product, { name: sizeName(member, texts.none), href, declaration })];
    });
  }, [call, asked, listAddress, declaration]);
}
