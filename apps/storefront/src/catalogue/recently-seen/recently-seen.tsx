import { useEffect } from 'react';
import { optional, WhenIdle } from '../../ui/when-idle.tsx';
import type { SeenProduct } from '../../visit/with-seen.ts';

const SeenProductsRow = optional(async () => (await import('./seen-products-row.tsx')).SeenProductsRow);

/** The products that the visitor looked at last. With `current` it notes that one, and shows the others. */
export function RecentlySeen({ current }: { current?: SeenProduct }) {
  const { id, family } = current ?? {};
  useEffect(() => {
    if (id !== undefined) note({ id, family }).catch(() => {});
  }, [id, family]);
  return (
    <WhenIdle>
      <SeenProductsRow current={current} />
    </WhenIdle>
  );
}

/** Also when the visitor has left the product before the code is there. */
async function note(product: SeenProduct): Promise<void> {
  const { noteSeen } = await import('../../visit/seen-products.ts');
  noteSeen(product);
}
