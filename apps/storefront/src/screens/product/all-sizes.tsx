import { Suspense, useState } from 'react';
import { sizeTexts } from '../../texts/sizes.de.ts';
import { variantTexts } from '../../texts/variants.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { optional } from '../../ui/when-idle.tsx';
import type { ProductData } from './load-product.ts';

const FamilySizes = optional(async () => (await import('./family-sizes.tsx')).FamilySizes);

/** A family with more members has a table of all of them beside its choices. */
const shownAsChoices = 6;

/**
 * All members of a large family in a table that unfolds. It is loaded then; without scripts there are the choices.
 * Whoever follows a size in it finds it as it was left, so it stands where nothing depends on the product of the page.
 */
export function AllSizes({ data }: { data: ProductData }) {
  const [isOpen, setOpen] = useState(false);
  const { family } = data.product;
  const members = family?.members ?? [];
  if (family === undefined || members.length <= shownAsChoices) return null;
  const property = family.properties.length === 1 ? (family.properties[0] ?? null) : null;
  const all = (count: number) => variantTexts.all(count, property);
  return (
    <details className="all-sizes" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {sizeTexts.fold(all(members.length))}
        <Icon name="down" />
      </summary>
      {isOpen && (
        <Suspense>
          <FamilySizes data={data} all={all} />
        </Suspense>
      )}
    </details>
  );
}
