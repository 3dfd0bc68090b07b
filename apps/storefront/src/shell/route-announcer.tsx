import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isPaging } from '../catalogue/is-paging.ts';

/**
 * After a change of page, moves the focus to its headline and announces its title, as browsers do for a loaded page.
 * Another page of a list counts as a change. A link with `data-stay` keeps it. Any other change of the query alone (a
 * filter, a search) leaves the focus where it is.
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
        if (!isTyping() && !focusStaying(toLocation.state.stay)) focusHeadline();
      }),
    [router],
  );
  return <p ref={place} className="unseen" aria-live="polite" />;
}

/** A visitor who searches from a product page goes on typing while the list appears. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement;
}

/** Gives the focus back to the link that the visitor followed, on the page that it led to. False if it is not there. */
function focusStaying(stay: string | undefined): boolean {
  const links = stay === undefined ? [] : [...document.querySelectorAll<HTMLElement>('main a[data-stay]')];
  const link = links.find(({ dataset }) => dataset.stay === stay);
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

function focusHeadline(): void {
  const headline = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (headline === null) return;
  headline.tabIndex = -1;
  headline.focus({ preventScroll: true });
}
