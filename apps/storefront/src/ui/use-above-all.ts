import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps a `popover="manual"` on top while it is mounted, also above popovers that are opened later. */
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
    // Toggle events do not bubble, so they are captured.
    document.addEventListener('toggle', raise, { capture: true });
    return () => document.removeEventListener('toggle', raise, { capture: true });
  }, []);
  return popover;
}
