import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the focus back to what opened something, once that is closed and its opener is there again: the ref is the
 * opener's.
 */
export function useReturnedFocus<Opener extends HTMLElement>(isOpen: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
