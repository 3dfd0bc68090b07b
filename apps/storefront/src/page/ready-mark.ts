import { useEffect } from 'react';

const mark = 'ready';

/**
 * Sets the User Timing mark `ready` when the scripts have hydrated the page and every button works. Browser tools show
 * the mark, and journeys wait for it before they press anything. It belongs to the screen, because React hydrates the
 * screen after the frame around it.
 */
export function useReadyMark(): void {
  useEffect(() => {
    if (isReady()) return;
    document.documentElement.dataset[mark] = '';
    performance.mark(mark);
  }, []);
}

/** Whether the first screen is hydrated. A change of the page before that makes React draw the screen anew. */
export function isReady(): boolean {
  return mark in document.documentElement.dataset;
}
