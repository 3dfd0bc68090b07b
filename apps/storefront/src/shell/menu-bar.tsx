import type { MenuEntry } from '@kontor/contract';
import type { FocusEvent } from 'react';
import { accountAddress, isInApp, wishesAddress } from '../page/address.ts';
import { shellTexts } from '../texts/shell.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { wishButtonTexts } from '../texts/wish-button.de.ts';
import { Icon } from '../ui/icon.tsx';
import { stepThroughMenu } from './menu-keys.ts';

/**
 * The menu bar (SPEC §2). Subentries drop down from the button of their entry. On small screens the bar itself opens
 * from a button, and drop-downs cover it; there it also has the ways to account, wish list and telephone. All of these
 * are popovers: they close with Escape or a click outside, and work without scripts.
 */
export function MenuBar(props: { entries: readonly MenuEntry[]; hasAccounts: boolean; phone: string | null }) {
  const { entries, hasAccounts, phone } = props;
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
        <ul className="menu-more">
          {hasAccounts && (
            <li>
              <a href={accountAddress}>
                <Icon name="person" />
                {shellTexts.account}
              </a>
            </li>
          )}
          <li className="menu-wishes">
            <a href={wishesAddress}>
              <Icon name="bookmark" />
              {wishButtonTexts.title}
            </a>
          </li>
          {phone !== null && (
            <li>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                <Icon name="phone" />
                {phone}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}

/**
 * Closes a drop-down when the focus leaves it by keyboard. The button of the drop-down counts as part of it, because it
 * toggles the drop-down itself.
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

/** The entries below an entry of a drop-down, always visible with it. */
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

/** A link of the menu; links that leave the shop are marked. */
function MenuLink({ entry }: { entry: { readonly name: string; readonly uri: string } }) {
  return (
    <a className="menu-entry" href={entry.uri}>
      {entry.name}
      {!isInApp(entry.uri) && <Icon name="outward" />}
    </a>
  );
}
