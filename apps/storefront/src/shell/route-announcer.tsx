import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isPaging } from '../catalogue/is-paging.ts';

/**
 * After a change of page the focus moves to its headline and screen readers hear its title, as they would from a page
 * that the browser loaded. Another page of a list counts as one; any other change of the query alone (a filter, a
 * search) leaves the focus where someone is working.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined) return;
        if (!pathChanged && !isPaging(fromLocation.searchStr, toLocation.searchStr)) return;
        if (place.current !== null) place.current.textContent = document.title;
        if (!isTyping()) focusHeadline();
      }),
    [router],
  );
  return <p ref={place} className="unseen" aria-live="polite" />;
}

/** Someone who searches from a product page goes on typing while the list appears. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement;
}

function focusHeadline(): void {
  const headline = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (headline === null) return;
  headline.tabIndex = -1;
  headline.focus({ preventScroll: true });
}
