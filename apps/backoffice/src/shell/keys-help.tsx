import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { kitTexts } from '../texts/kit.de.ts';
import { shellTexts as texts } from '../texts/shell.de.ts';
import type { Command } from './command.ts';
import { Keys } from './keys.tsx';
import { roomCommands } from './use-room-keys.ts';

/** All keys and their actions, the room's first. A key of the room takes the place of the same one of the frame. */
export function KeysHelp({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) {
  const [ofRoom] = useState(roomCommands);
  const others = commands.filter(({ keys }) => !ofRoom.some((one) => one.keys === keys));
  return (
    <Dialog title={texts.keysTitle} onClose={onClose}>
      <dl className="keys-help">
        {[...ofRoom, ...others].map(
          ({ keys, title }) =>
            keys && (
              <div key={keys} className="keys-help-row">
                <dt>
                  <Keys keys={keys} />
                </dt>
                <dd>{title}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="soft">{texts.keysRest}</p>
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
