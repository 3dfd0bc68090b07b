import { useLayoutEffect } from 'react';
import { useOfficeState } from '../session/office-state.ts';
import { sessionTexts } from '../texts/session.de.ts';

/** Sets the window title: the room, then the shop. */
export function useTitle(title: string): void {
  const shop = useOfficeState()?.shopName ?? '';
  useLayoutEffect(() => {
    document.title = [title, shop, sessionTexts.title]
      .filter((part, at, all) => part && all.indexOf(part) === at)
      .join(' – ');
  }, [title, shop]);
}
