import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lays a `popover="manual"` over everything else for as long as it is there, also over other popovers that are opened
 * later.
 */
export function useAboveAll<Popover extends HTMLElement>(): RefObject<Popover | null> {
  const popover = useRef<Popover>(null);
  useLayoutEffect(() => {
    const shown = popover.current;
    shown?.showPopover();
    const raise = (event: Event) => {
      if (event.target === shown || (event as ToggleEvent).newState !== 'open') return;
      shown?.hidePopover();
      shown?.showPopover();
    };
    // Such events do not bubble.
    document.addEventListener('toggle', raise, { capture: true });
    return () => document.removeEventListener('toggle', raise, { capture: true });
  }, []);
  return popover;
}
