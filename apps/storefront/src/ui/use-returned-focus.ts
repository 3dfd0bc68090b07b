import { type RefObject, useEffect, useRef } from 'react';

/** Returns the focus to the element that opened something when that is closed. Attach the ref to the opener. */
export function useReturnedFocus<Opener extends HTMLElement>(isOpen: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
