import { useLocation, useRouter } from '@tanstack/react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The pictures are looked at in their original size. */
    zoomed?: boolean;
  }
}

/**
 * Whether the pictures are zoomed. That is a step of the history: going back closes the dialog, and does not leave the
 * product.
 */
export function useZoom(): { isZoomed: boolean; zoom: () => void; close: () => void } {
  const router = useRouter();
  const isZoomed = useLocation({ select: ({ state }) => state.zoomed === true });
  // A page that is reloaded while zoomed comes from the server without the dialog.
  const isHydrated = useHydrated();
  return {
    isZoomed: isZoomed && isHydrated,
    zoom: () => {
      router.navigate({ href: router.state.location.publicHref, state: { zoomed: true }, resetScroll: false });
    },
    // Not a second time: the dialog also closes when one went back already.
    close: () => {
      if (router.history.location.state.zoomed === true) router.history.back();
    },
  };
}
