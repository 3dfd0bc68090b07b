import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Field, type FieldFrame } from './field.tsx';

/** Something that was found, with the words by which it is chosen. */
export interface Found<Item> {
  readonly key: string;
  readonly title: string;
  readonly detail: ReactNode;
  readonly item: Item;
}

/**
 * A field that finds records while one types (ARIA Authoring Practices, combobox with listbox). Arrows choose, Enter
 * takes the chosen one, Escape closes the list. `found` null: nothing was asked yet. Enter before the answer takes the
 * first one that `findFirst` finds, as a scanner needs it.
 */
export function FindField<Item>({
  found,
  typed,
  onType,
  onTake,
  findFirst,
  nothing,
  ...frame
}: FieldFrame & {
  found: readonly Found<Item>[] | null;
  typed: string;
  onType: (typed: string) => void;
  onTake: (item: Item) => void;
  findFirst: (typed: string) => Promise<Item | undefined>;
  /** What is said where nothing was found. */
  nothing: string;
}) {
  const [chosen, setChosen] = useState(0);
  const [list, option] = [useId(), useId()];
  const shown = found ?? [];
  const at = Math.min(chosen, Math.max(0, shown.length - 1));
  const idOf = (place: number) => `${option}-${place}`;
  const take = (item: Item | undefined) => {
    if (item === undefined) return;
    setChosen(0);
    onTake(item);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const moved = { ArrowDown: at + 1, ArrowUp: at - 1 + shown.length }[event.key];
    if (event.key === 'Enter' && typed.trim() !== '') {
      if (found === null) void findFirst(typed).then(take);
      else take(shown[at]?.item);
    } else if (event.key === 'Escape' && typed !== '') onType('');
    else if (moved !== undefined && shown.length > 0) {
      setChosen(moved % shown.length);
      document.getElementById(idOf(moved % shown.length))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  return (
    <div className="find">
      <Field {...frame}>
        {(links) => (
          <input
            {...links}
            className="input"
            role="combobox"
            aria-expanded={shown.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={shown.length === 0 ? undefined : idOf(at)}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => {
              onType(target.value);
              setChosen(0);
            }}
            onKeyDown={press}
          />
        )}
      </Field>
      <div className="find-list" id={list} role="listbox" aria-label={frame.label} hidden={shown.length === 0}>
        {shown.map(({ key, title, detail, item }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has them
          <div
            key={key}
            id={idOf(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            className="find-option"
            onClick={() => take(item)}
            onPointerMove={() => setChosen(place)}
          >
            <span>{title}</span>
            <span className="second-line">{detail}</span>
          </div>
        ))}
      </div>
      <p className="field-hint" role="status" hidden={found === null || shown.length > 0}>
        {found !== null && shown.length === 0 && nothing}
      </p>
    </div>
  );
}
