import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { lastList } from '../../catalogue/last-list.ts';
import { productTexts } from '../../texts/product.de.ts';
import { isPlainClick } from './plain-click.ts';

/**
 * A link back to the visitor's last list, with its search, filters and page. If the list is one step back in the
 * history, it goes back there, which restores the scroll position.
 */
export function BackToList({ listAddress }: { listAddress: string }) {
  const router = useRouter();
  const list = useSyncExternalStore(noChanges, lastList, () => null);
  const goBack = (event: MouseEvent) => {
    const step = router.history.location.state.__TSR_index;
    if (!isPlainClick(event) || list === null || list.step !== step - 1) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <a href={list?.href ?? listAddress} onClick={goBack}>
      {productTexts.backToList}
    </a>
  );
}

/** The last list cannot change while a product is shown. */
function noChanges() {
  return () => {};
}
