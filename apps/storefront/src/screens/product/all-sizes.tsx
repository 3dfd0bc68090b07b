import { Suspense, useState } from 'react';
import { sizeTexts } from '../../texts/sizes.de.ts';
import { variantTexts } from '../../texts/variants.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { optional } from '../../ui/when-idle.tsx';
import type { ProductData } from './load-product.ts';

const FamilySizes = optional(async () => (await import('./family-sizes.tsx')).FamilySizes);

/** A family with more members has a table of all of them beside its choices. */
const shownAsChoices = 6;

/** All members of a large family in a table that unfolds. It is loaded then; without scripts there are the choices. */
export function AllSizes({ data }: { data: ProductData }) {
  const [isOpen, setOpen] = useState(false);
  const { family } = data.product;
  const members = family?.members ?? [];
  if (family === undefined || members.length <= shownAsChoices) return null;
  const property = family.properties.length === 1 ? (family.properties[0] ?? null) : null;
  return (
    <details className="all-sizes" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {sizeTexts.fold(variantTexts.all(members.length, property))}
        <Icon name="down" />
      </summary>
      {isOpen && (
        <Suspense>
          <FamilySizes data={data} />
        </Suspense>
      )}
    </details>
  );
}
