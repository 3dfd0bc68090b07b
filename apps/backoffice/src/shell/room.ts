import type { IconName } from '../kit/icon.tsx';
import type { Needed } from '../session/is-allowed.ts';

/** A room of the back office, as its route declares it. Navigation, routes and palette all read this. */
export interface Room {
  /** Its name in menu, headline and window title. */
  readonly title: string;
  /** The right needed to enter. */
  readonly right: Needed;
  /** Its place in the navigation. A room without one is reached from another room. */
  readonly place?: 'above' | 'below';
  readonly icon?: IconName;
  /** `g` and this letter open it. */
  readonly key?: string;
  /** One key that opens it, for what must be quick. */
  readonly shortcut?: string;
  /** Further entries of the palette, which open the room with this in its address. */
  readonly actions?: readonly RoomAction[];
}

/** An action in a room, started by its address. */
export interface RoomAction {
  readonly title: string;
  readonly right: Needed;
  readonly search: Readonly<Record<string, string>>;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    room?: Room;
  }
}
