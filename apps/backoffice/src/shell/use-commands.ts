import { useNavigate } from '@tanstack/react-router';
import { isAllowed } from '../session/is-allowed.ts';
import { useOperator } from '../session/office-state.ts';
import { shellTexts as texts } from '../texts/shell.de.ts';
import type { Command, Overlay } from './command.ts';
import { useRooms } from './rooms.ts';

/** What the operator can do anywhere: open rooms, start their actions, see the keys, sign out. */
export function useCommands(show: (overlay: Overlay) => void, signOut: () => void): readonly Command[] {
  const navigate = useNavigate();
  const operator = useOperator();
  const rooms = useRooms();
  const opening = rooms.map(
    ({ title, icon = 'today', key, shortcut = key && `g ${key}`, address }): Command => ({
      title,
      icon,
      ...(shortcut && { keys: shortcut }),
      run: () => navigate({ to: address }),
    }),
  );
  const doing = rooms.flatMap(({ icon = 'today', address, actions = [] }) =>
    actions
      .filter(({ right }) => isAllowed(right, operator))
      .map(({ title, search }): Command => ({ title, icon, run: () => navigate({ to: address, search }) })),
  );
  return [
    ...opening,
    ...doing,
    { title: texts.showKeys, icon: 'keyboard', keys: '?', run: () => show('keys') },
    { title: texts.paletteTitle, icon: 'search', keys: paletteKeys, run: () => show('palette') },
    { title: texts.signOut, icon: 'leave', run: signOut },
  ];
}

/** Ctrl, or Command on a Mac, and K. */
export const paletteKeys = 'mod k';
