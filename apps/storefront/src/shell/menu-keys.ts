import type { KeyboardEvent } from 'react';

/** The direction in which a key moves along the entries; Home and End move to the ends. */
const steps: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ...{ ArrowRight: 'next', ArrowDown: 'next', ArrowLeft: 'previous', ArrowUp: 'previous' },
  ...{ Home: 'first', End: 'last' },
};

/**
 * Arrow keys, Home and End in the menu bar: they move along the bar, into a drop-down, within it, and out of it. The
 * bar is horizontal; on small screens it is vertical. Escape and Tab are left to the browser.
 */
export function stepThroughMenu(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: menu, target } = event;
  if (steps[key] === undefined || !(target instanceof HTMLElement)) return;
  const dropDown = target.closest<HTMLElement>('.menu-items');
  const isUpright = menu.matches(':popover-open');
  const next = dropDown === null ? stepInBar(menu, target, key, isUpright) : stepFrom(dropDown, target, key, isUpright);
  if (next === null) return;
  event.preventDefault();
  next.focus();
}

const isVertical = (key: string) => key === 'ArrowDown' || key === 'ArrowUp';
const isHorizontal = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

function stepInBar(menu: HTMLElement, from: HTMLElement, key: string, isUpright: boolean): HTMLElement | null {
  const isInto = isUpright ? key === 'ArrowRight' : isVertical(key);
  if (isInto) return dropDownOf(from, key === 'ArrowUp' ? 'last' : 'first');
  if (isUpright && key === 'ArrowLeft') return null;
  return stepIn(menu.querySelectorAll('.menu-entries > li > .menu-entry'), from, key);
}

function stepFrom(dropDown: HTMLElement, from: HTMLElement, key: string, isUpright: boolean): HTMLElement | null {
  if (!isHorizontal(key)) return stepIn(linksOf(dropDown), from, key);
  const entry = dropDown.parentElement?.querySelector<HTMLElement>('.menu-entry') ?? null;
  const menu = dropDown.closest<HTMLElement>('.menu-bar');
  if (entry === null || menu === null || (isUpright && key === 'ArrowRight')) return null;
  if (!isUpright) return stepInBar(menu, entry, key, isUpright);
  dropDown.hidePopover();
  return entry;
}

/** Opens the drop-down of a button and returns its first or last entry; null if the button has no drop-down. */
function dropDownOf(button: HTMLElement, end: 'first' | 'last'): HTMLElement | null {
  const dropDown = button.parentElement?.querySelector<HTMLElement>('.menu-items') ?? null;
  if (dropDown === null) return null;
  if (!dropDown.matches(':popover-open')) button.click();
  return stepIn(linksOf(dropDown), button, end === 'first' ? 'Home' : 'End');
}

const linksOf = (dropDown: HTMLElement) => dropDown.querySelectorAll<HTMLElement>('.menu-entry');

/** The next entry in a row, wrapping around at the ends. Null from what is no entry of it. */
function stepIn(row: NodeListOf<HTMLElement>, from: HTMLElement, key: string): HTMLElement | null {
  const entries = [...row];
  const step = steps[key];
  if (step === 'first' || step === 'last') return entries.at(step === 'first' ? 0 : -1) ?? null;
  const place = entries.indexOf(from);
  if (place < 0) return null;
  return entries.at((place + (step === 'next' ? 1 : -1)) % entries.length) ?? null;
}
