import { Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { Progress } from '../kit/progress.tsx';
import { useOfficeState } from '../session/office-state.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { shellTexts as texts } from '../texts/shell.de.ts';
import type { Overlay } from './command.ts';
import { KeysHelp } from './keys-help.tsx';
import { Palette } from './palette.tsx';
import { SidePanel, sidePanelId } from './side-panel.tsx';
import { useCommands } from './use-commands.ts';
import { useKeys } from './use-keys.ts';
import { useLiveChanges } from './use-live-changes.ts';

/**
 * The frame of the back office: the room, and the navigation on its left, on narrow screens behind a bar at the top.
 */
export function OfficeFrame() {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const isBusy = useRouterState({ select: (state) => state.status === 'pending' });
  const shop = useOfficeState()?.shopName ?? '';
  const pauseChanges = useLiveChanges();
  const signOut = useSignOut(pauseChanges);
  const commands = useCommands(setOverlay, signOut.run);
  useKeys(commands);
  const close = () => setOverlay(null);
  return (
    <div className="frame">
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <header className="bar">
        <button className="button button-icon" type="button" popoverTarget={sidePanelId} aria-label={texts.menu}>
          <Icon name="menu" />
        </button>
        <span className="bar-name">{shop}</span>
        <button
          className="button button-icon"
          type="button"
          aria-label={texts.palette}
          onClick={() => setOverlay('palette')}
        >
          <Icon name="search" />
        </button>
      </header>
      <SidePanel signOut={signOut} onPalette={() => setOverlay('palette')} />
      {isBusy && (
        <div className="page-progress">
          <Progress label={texts.loading} />
        </div>
      )}
      <main id="content" className="content" tabIndex={-1} aria-busy={isBusy}>
        <Outlet />
      </main>
      {overlay === 'palette' && <Palette commands={commands} onClose={close} />}
      {overlay === 'keys' && <KeysHelp commands={commands} onClose={close} />}
    </div>
  );
}
