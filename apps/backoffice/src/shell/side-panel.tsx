import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FailureNotice } from '../forms/failure-notice.tsx';
import { Icon } from '../kit/icon.tsx';
import type { Action } from '../kit/use-action.ts';
import { useOfficeState, useOperator } from '../session/office-state.ts';
import { shellTexts as texts } from '../texts/shell.de.ts';
import { type RoomPlace, useRooms } from './rooms.ts';

/** The id of the panel, for the button of the bar that opens it. */
export const sidePanelId = 'side-panel';

/** The navigation: the rooms that the operator may enter, and below the line the rooms about themselves. */
export function SidePanel({ signOut, onPalette }: { signOut: Action<[]>; onPalette: () => void }) {
  const panel = useRef<HTMLElement>(null);
  const operator = useOperator();
  const shop = useOfficeState()?.shopName ?? '';
  const rooms = useRooms();
  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover();
  const inPlace = (place: RoomPlace['place']) => rooms.filter((room) => room.place === place);
  return (
    <aside ref={panel} id={sidePanelId} className="side" popover="auto" aria-label={texts.menu}>
      <p className="side-name">{shop}</p>
      <button
        className="button button-secondary side-search"
        type="button"
        onClick={() => {
          close();
          onPalette();
        }}
      >
        <Icon name="search" />
        {texts.palette}
        <kbd>{texts.paletteKeys}</kbd>
      </button>
      <nav className="navigation" aria-label={texts.rooms}>
        <RoomLinks rooms={inPlace('above')} onChoose={close} />
      </nav>
      <div className="side-end">
        <FailureNotice failure={signOut.failure} />
        <nav className="navigation navigation-below" aria-label={texts.own}>
          <RoomLinks rooms={inPlace('below')} onChoose={close} />
          <button type="button" onClick={() => signOut.run()}>
            <Icon name="leave" />
            {texts.signOut}
          </button>
        </nav>
        <p className="whoami">
          {operator.name}
          <br />
          <span className="soft">{operator.role}</span>
        </p>
      </div>
    </aside>
  );
}

function RoomLinks({ rooms, onChoose }: { rooms: readonly RoomPlace[]; onChoose: () => void }) {
  return rooms.map(({ address, title, icon }) => (
    <Link
      key={address}
      to={address}
      activeOptions={{ exact: address === '/', includeSearch: false }}
      onClick={onChoose}
    >
      {icon && <Icon name={icon} />}
      {title}
    </Link>
  ));
}
