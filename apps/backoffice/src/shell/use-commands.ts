import { useNavigate } from '@tanstack/react-router';
import { shellTexts as texts } from '../texts/shell.de.ts';
import type { Command, Overlay } from './command.ts';
import { useRooms } from './rooms.ts';

/** What the operator may do from anywhere: enter rooms, see the keys, sign out. */
export function useCommands(show: (overlay: Overlay) => void, signOut: () => void): readonly Command[] {
  const navigate = useNavigate();
  const rooms = useRooms().map(
    ({ title, icon = 'today', key, address }): Command => ({
      title,
      icon,
      ...(key && { keys: `g ${key}` }),
      run: () => navigate({ to: address }),
    }),
  );
  return [
    ...rooms,
    { title: texts.showKeys, icon: 'keyboard', keys: '?', run: () => show('keys') },
    { title: texts.paletteTitle, icon: 'search', keys: paletteKeys, run: () => show('palette') },
    { title: texts.signOut, icon: 'leave', run: signOut },
  ];
}

/** Ctrl, or Command on a Mac, and K. */
export const paletteKeys = 'mod k';
