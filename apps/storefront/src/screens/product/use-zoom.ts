import { useLocation, useRouter } from '@tanstack/react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the pictures are open in their original size. */
    zoomed?: boolean;
  }
}

/**
 * Whether the pictures are zoomed. Zooming adds a step to the history, so that going back closes the dialog instead of
 * leaving the product.
 */
export function useZoom(): { isZoomed: boolean; zoom: () => void; close: () => void } {
  const router = useRouter();
  const isZoomed = useLocation({ select: ({ state }) => state.zoomed === true });
  // After a reload the server renders the page without the dialog, although the history says zoomed.
  const isHydrated = useHydrated();
  return {
    isZoomed: isZoomed && isHydrated,
    zoom: () => {
      router.navigate({ href: router.state.location.publicHref, state: { zoomed: true }, resetScroll: false });
    },
    // Only if still zoomed: the dialog also closes when the visitor has already gone back.
    close: () => {
      if (router.history.location.state.zoomed === true) router.history.back();
    },
  };
}
