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
import { useRecordHits } from './use-record-hits.ts';

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
  const records = useRecordHits(typed);
  const customers = useCustomerHits(typed);
  const found = [...matchingCommands(others, typed), ...records.commands, ...hits.commands, ...customers.commands];
  const idOf = (at: number) => `${option}-${at}`;

  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const openFirst = async () => {
    for (const { openFirst: opens } of [hits, records, customers]) if (await opens(onClose)) return;
  };
  const press = (event: KeyboardEvent) => {
    const next = found.length === 0 ? null : nextOption(event.key, chosen, found.length);
    // A scanner or a fast typist presses Enter before the server has answered.
    if (event.key === 'Enter' && found.length === 0) void openFirst();
    else if (event.key === 'Enter') run(found[chosen]);
    else if (next !== null) {
      setChosen(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  };
  return (
    <Dialog title={texts.paletteTitle} onClose={onClose} className="palette">
      <PaletteInput
        list={list}
        active={found.length === 0 ? undefined : idOf(chosen)}
        typed={typed}
        onType={(text) => {
          setTyped(text);
          setChosen(0);
        }}
        onPress={press}
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

/** The field to type in. It keeps the focus. `list` and `active`: the ids of the list, and of the chosen option. */
function PaletteInput(props: {
  list: string;
  active: string | undefined;
  typed: string;
  onType: (text: string) => void;
  onPress: (event: KeyboardEvent) => void;
}) {
  return (
    <input
      className="palette-input"
      role="combobox"
      aria-label={texts.paletteLabel}
      aria-expanded="true"
      aria-controls={props.list}
      aria-autocomplete="list"
      aria-activedescendant={props.active}
      autoComplete="off"
      spellCheck={false}
      placeholder={texts.paletteLabel}
      value={props.typed}
      onChange={({ target }) => props.onType(target.value)}
      onKeyDown={props.onPress}
    />
  );
}

/** The option that a key chooses, from 0; null for other keys. After the last one comes the first. */
function nextOption(key: string, chosen: number, count: number): number | null {
  const next = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 + count, Home: 0, End: count - 1 }[key];
  return next === undefined ? null : next % count;
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
