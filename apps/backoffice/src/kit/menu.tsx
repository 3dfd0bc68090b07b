import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

/** An entry of a menu. */
export interface MenuEntry {
  readonly label: string;
  readonly isDanger?: boolean;
  onChoose(): void;
}

/**
 * A button that opens a menu beside it. Arrows, Home and End move. Escape and a click elsewhere close it, and the focus
 * returns to the button (ARIA Authoring Practices, menu button). `label`: its purpose, if no text shows it.
 */
export function Menu(props: { label: string; entries: readonly MenuEntry[]; children?: ReactNode }) {
  const id = useId();
  const [button, menu] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  const place = () => {
    if (button.current === null || menu.current === null) return;
    placeBeside(button.current, menu.current);
    items()[0]?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  const choose = (entry: MenuEntry) => {
    // Closes first, because the dialog that the entry opens returns the focus to the button.
    menu.current?.hidePopover();
    button.current?.focus();
    entry.onChoose();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={props.children ? 'button button-secondary' : 'button button-icon'}
        aria-label={props.children ? undefined : props.label}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        {props.children ?? <Icon name="more" />}
      </button>
      <div
        ref={menu}
        id={id}
        className="menu"
        role="menu"
        tabIndex={-1}
        aria-label={props.label}
        popover="auto"
        onToggle={(event) => event.newState === 'open' && place()}
        onKeyDown={move}
      >
        {props.entries.map((entry) => (
          <MenuItem key={entry.label} entry={entry} onChoose={() => choose(entry)} />
        ))}
      </div>
    </>
  );
}

function MenuItem({ entry, onChoose }: { entry: MenuEntry; onChoose: () => void }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={entry.isDanger ? 'menu-item menu-item-danger' : 'menu-item'}
      onClick={onChoose}
    >
      {entry.label}
    </button>
  );
}

/** Places a menu below its button, or above it if there is no room below; within the window. */
function placeBeside(button: HTMLElement, menu: HTMLElement): void {
  const from = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const isBelow = from.bottom + height <= innerHeight || from.top < height;
  menu.style.left = `${Math.max(8, Math.min(from.right - width, innerWidth - width - 8))}px`;
  menu.style.top = `${isBelow ? from.bottom + 4 : from.top - height - 4}px`;
}
