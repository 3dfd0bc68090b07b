import { useEffect } from 'react';

const mark = 'ready';
let announceReady: () => void;
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});

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
    announceReady();
  }, []);
}

/** Whether the first screen is hydrated. A change of the page before that makes React draw the screen anew. */
export function isReady(): boolean {
  return mark in document.documentElement.dataset;
}

/** Resolves when the first screen is hydrated: whatever changes the page's data waits for this. */
export function whenReady(): Promise<void> {
  return ready;
}
