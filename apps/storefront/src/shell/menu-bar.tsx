import type { MenuEntry } from '@kontor/contract';
import type { FocusEvent } from 'react';
import { isInApp } from '../page/address.ts';
import { shellTexts } from '../texts/shell.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { Icon } from '../ui/icon.tsx';
import { stepThroughMenu } from './menu-keys.ts';

/**
 * The menu bar (SPEC §2). Entries below an entry drop down from its button. On small screens the bar itself opens from
 * a button, and what drops down lies over it. All of it are popovers: they close by Escape and by a click beside them,
 * and work before scripts have loaded.
 */
export function MenuBar({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <>
      <button type="button" className="menu-opener" popoverTarget="menu">
        <Icon name="menu" />
        {shellTexts.menu}
      </button>
      <nav id="menu" popover="auto" className="menu-bar" aria-label={shellTexts.menu} onKeyDown={stepThroughMenu}>
        <button type="button" className="menu-closer" popoverTarget="menu" popoverTargetAction="hide">
          <Icon name="close" />
          {shopTexts.close}
        </button>
        <ul className="menu-entries">
          {entries.map((entry, position) => (
            <li key={`${entry.name} ${entry.uri}`} onBlur={closeWhenLeft}>
              {entry.items === undefined || entry.items.length === 0 ? (
                <MenuLink entry={entry} />
              ) : (
                <DropDown id={`menu-${position}`} name={entry.name} items={entry.items} />
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/**
 * Closes a drop-down that the focus leaves, for someone who goes on by keyboard. Its button is a part of it: that one
 * toggles it itself.
 */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const open = currentTarget.querySelector<HTMLElement>(':popover-open');
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) open?.hidePopover();
}

function DropDown({ id, name, items }: { id: string; name: string; items: readonly MenuEntry[] }) {
  return (
    <>
      <button type="button" className="menu-entry menu-dropper" popoverTarget={id}>
        {name}
        <Icon name="down" />
      </button>
      <ul id={id} popover="auto" className="menu-items" aria-label={name}>
        <li className="menu-back">
          <button type="button" popoverTarget={id} popoverTargetAction="hide">
            <Icon name="left" />
            {shellTexts.backTo(name)}
          </button>
        </li>
        {items.map((item) => (
          <li key={`${item.name} ${item.uri}`}>
            <MenuLink entry={item} />
            {item.items !== undefined && item.items.length > 0 && <SubEntries name={item.name} items={item.items} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is below an entry that dropped down: always to be seen with it. */
function SubEntries({ name, items }: { name: string; items: readonly MenuEntry[] }) {
  return (
    <ul className="menu-subitems" aria-label={name}>
      {items.map((item) => (
        <li key={`${item.name} ${item.uri}`}>
          <MenuLink entry={item} />
        </li>
      ))}
    </ul>
  );
}

/** A link within the shop, or one that says that it leaves it. */
function MenuLink({ entry }: { entry: { readonly name: string; readonly uri: string } }) {
  return (
    <a className="menu-entry" href={entry.uri}>
      {entry.name}
      {!isInApp(entry.uri) && <Icon name="outward" />}
    </a>
  );
}
