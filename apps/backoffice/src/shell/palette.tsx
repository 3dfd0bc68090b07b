import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { shellTexts as texts } from '../texts/shell.de.ts';
import type { Command } from './command.ts';
import { Keys } from './keys.tsx';
import { matchingCommands } from './matching-commands.ts';
import { paletteKeys } from './use-commands.ts';
import { useCustomerHits } from './use-customer-hits.ts';
import { useOrderHits } from './use-order-hits.ts';

/**
 * All actions, found by typing (ARIA Authoring Practices, combobox with listbox). Arrows choose, Enter starts, Escape
 * closes.
 */
export function Palette({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [list, option] = [useId(), useId()];
  const others = commands.filter(({ keys }) => keys !== paletteKeys);
  const hits = useOrderHits(typed);
  const customers = useCustomerHits(typed);
  const found = [...matchingCommands(others, typed), ...hits.commands, ...customers.commands];
  const idOf = (at: number) => `${option}-${at}`;

  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const openFirst = async () => {
    if (!(await hits.openFirst(onClose))) await customers.openFirst(onClose);
  };
  const press = (event: KeyboardEvent) => {
    const next = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 + found.length, Home: 0, End: found.length - 1 }[
      event.key
    ];
    // A scanner or a fast typist presses Enter before the server has answered.
    if (event.key === 'Enter' && found.length === 0) void openFirst();
    else if (event.key === 'Enter') run(found[chosen]);
    else if (next !== undefined && found.length > 0) {
      setChosen(next % found.length);
      document.getElementById(idOf(next % found.length))?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  };
  return (
    <Dialog title={texts.paletteTitle} onClose={onClose} className="palette">
      <input
        className="palette-input"
        role="combobox"
        aria-label={texts.paletteLabel}
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found.length === 0 ? undefined : idOf(chosen)}
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.paletteLabel}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <div className="palette-list" id={list} role="listbox" aria-label={texts.paletteTitle}>
        {found.map((command, at) => (
          <PaletteOption
            key={command.title}
            id={idOf(at)}
            command={command}
            isChosen={at === chosen}
            onChoose={() => setChosen(at)}
            onRun={() => run(command)}
          />
        ))}
      </div>
      {found.length === 0 && <p className="palette-none">{texts.paletteNone}</p>}
      <p className="unseen" aria-live="polite">
        {texts.paletteCount(found.length)}
      </p>
    </Dialog>
  );
}

/** A command in the list. Its keys are those of the combobox, which keeps the focus. */
function PaletteOption(props: {
  id: string;
  command: Command;
  isChosen: boolean;
  onChoose: () => void;
  onRun: () => void;
}) {
  const { command } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has them
    <div
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={props.isChosen}
      className="palette-option"
      onClick={props.onRun}
      onPointerMove={props.onChoose}
    >
      <Icon name={command.icon} />
      {command.title}
      {command.keys && <Keys keys={command.keys} />}
    </div>
  );
}
