import { useRouter } from '@tanstack/react-router';
import { isAllowed } from '../session/is-allowed.ts';
import { useOperator } from '../session/office-state.ts';
import type { Room } from './room.ts';

/** A room with its address in the back office. */
export interface RoomPlace extends Room {
  readonly address: string;
}

/** The rooms that the operator may enter and that need no record chosen first, in the order of routes.ts. */
export function useRooms(): readonly RoomPlace[] {
  const { routesById } = useRouter();
  const operator = useOperator();
  return Object.values(routesById).flatMap((route) => {
    const room: Room | undefined = route.options.staticData?.room;
    const isThere = room !== undefined && !route.fullPath.includes('$') && isAllowed(room.right, operator);
    return isThere ? [{ ...room, address: route.fullPath }] : [];
  });
}
