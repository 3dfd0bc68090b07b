import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * After a change of page, moves the focus to its headline and announces its title, as browsers do for a loaded page. If
 * only the query changes (a filter, a page of a list), the focus stays.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        if (place.current !== null) place.current.textContent = document.title;
        const isTaken = document.activeElement?.closest('form, dialog') ?? null;
        if (isTaken === null) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }),
    [router],
  );
  return <p ref={place} className="unseen" aria-live="polite" />;
}
