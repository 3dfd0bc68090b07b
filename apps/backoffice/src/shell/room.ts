import type { IconName } from '../kit/icon.tsx';
import type { Needed } from '../session/is-allowed.ts';

/** A room of the back office, as its route declares it. Navigation, routes and palette read the same. */
export interface Room {
  /** What menu, headline and window title call it. */
  readonly title: string;
  /** Who may enter. */
  readonly right: Needed;
  /** Where the navigation shows it; a room without it is reached from another one. */
  readonly place?: 'above' | 'below';
  readonly icon?: IconName;
  /** It opens with `g` and this letter. */
  readonly key?: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    room?: Room;
  }
}
