import type { KeyboardEvent } from 'react';

/** Which way a key leads along a row or a column; Home and End lead to its ends. */
const steps: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ...{ ArrowRight: 'next', ArrowDown: 'next', ArrowLeft: 'previous', ArrowUp: 'previous' },
  ...{ Home: 'first', End: 'last' },
};

/**
 * Arrow keys, Home and End in the menu bar: left and right along the bar, down and up into a drop-down and within it; where the whole menu
 * is laid open, on small screens, up and down through all of it. Escape and Tab are the browser's.
 */
export function stepThroughMenu(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: menu, target } = event;
  const step = steps[key];
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const next = menu.matches(':popover-open')
    ? stepIn(menu.querySelectorAll('a.menu-entry'), target, step)
    : stepInBar(menu, target, step, key);
  if (next === null) return;
  event.preventDefault();
  next.focus();
}

function stepInBar(menu: HTMLElement, from: HTMLElement, step: string, key: string): HTMLElement | null {
  const isVertical = key === 'ArrowDown' || key === 'ArrowUp';
  const dropDown = from.closest<HTMLElement>('.menu-items');
  if (dropDown !== null && key !== 'ArrowLeft' && key !== 'ArrowRight') return stepIn(linksOf(dropDown), from, step);
  if (isVertical) return dropDownOf(from, key === 'ArrowDown' ? 'first' : 'last');
  const entry = dropDown?.parentElement?.querySelector<HTMLElement>('.menu-entry') ?? from;
  return stepIn(menu.querySelectorAll('.menu-entries > li > .menu-entry'), entry, step);
}

/** Opens the drop-down of a button and answers an end of it; null for what has none. */
function dropDownOf(button: HTMLElement, end: 'first' | 'last'): HTMLElement | null {
  const dropDown = button.parentElement?.querySelector<HTMLElement>('.menu-items') ?? null;
  if (dropDown === null) return null;
  if (!dropDown.matches(':popover-open')) button.click();
  return stepIn(linksOf(dropDown), button, end);
}

const linksOf = (dropDown: HTMLElement) => dropDown.querySelectorAll<HTMLElement>('.menu-entry');

/** The neighbour in a row, round its ends. */
function stepIn(row: NodeListOf<HTMLElement>, from: HTMLElement, step: string): HTMLElement | null {
  const entries = [...row];
  if (step === 'first' || step === 'last') return entries.at(step === 'first' ? 0 : -1) ?? null;
  const place = entries.indexOf(from) + (step === 'next' ? 1 : -1);
  return entries.at(place % entries.length) ?? null;
}
