import { useRouter } from '@tanstack/react-router';
import { isAllowed } from '../session/is-allowed.ts';
import { useOperator } from '../session/office-state.ts';
import type { Room } from './room.ts';

/** A room with its address inside the back office. */
export interface RoomPlace extends Room {
  readonly address: string;
}

/** The rooms of the navigation that the operator may enter, in the order of routes.ts. */
export function useRooms(): readonly RoomPlace[] {
  const { routesById } = useRouter();
  const operator = useOperator();
  return Object.values(routesById).flatMap((route) => {
    const room: Room | undefined = route.options.staticData?.room;
    const isShown = room?.place !== undefined && isAllowed(room.right, operator);
    return isShown ? [{ ...room, address: route.fullPath }] : [];
  });
}
