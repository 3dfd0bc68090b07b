import { useEffect } from 'react';
import type { Command } from './command.ts';
import { useKeys } from './use-keys.ts';

/** The commands of what is shown in the room. */
const shown = new Set<readonly Command[]>();

/** Keys of the room. They come before the keys of the frame, and are listed with them. */
export function useRoomKeys(commands: readonly Command[]): void {
  useKeys(commands, true);
  useEffect(() => {
    shown.add(commands);
    return () => {
      shown.delete(commands);
    };
  }, [commands]);
}

/** The commands of the room with keys, as they are now. */
export function roomCommands(): readonly Command[] {
  return [...shown].flat();
}
