import { useEffect, useEffectEvent } from 'react';
import type { Command } from './command.ts';

/** How long `g` waits for its letter, in ms. */
const waits = 1500;

/**
 * Runs commands by their keys. Single keys are inactive while the operator types and while a dialog is open. Of the
 * keys with Ctrl or Command only the palette's is used; the others stay with the browser.
 * @param comesFirst these keys are a room's, and come before those of the frame.
 */
export function useKeys(commands: readonly Command[], comesFirst = false): void {
  const run = useEffectEvent((keys: string) => {
    const command = commands.find((one) => one.keys === keys);
    command?.run();
    return command !== undefined;
  });
  useEffect(() => {
    let [begun, begunAt] = ['', 0];
    const press = (event: KeyboardEvent) => {
      if (isSomebodyElses(event)) return;
      const prefix = performance.now() - begunAt < waits ? begun : '';
      const key = keyOf(event);
      if (run(prefix + key)) event.preventDefault();
      [begun, begunAt] = [key === 'g' ? 'g ' : '', performance.now()];
    };
    // Whichever of room and frame was there first: of two listeners at the window the capturing one is called first.
    addEventListener('keydown', press, { capture: comesFirst });
    return () => removeEventListener('keydown', press, { capture: comesFirst });
  }, [comesFirst]);
}

/** The name of a key in commands. */
function keyOf(event: KeyboardEvent): string {
  return `${isMod(event) ? 'mod ' : ''}${event.key.toLowerCase()}`;
}

/** Whether a key is meant for a field, a menu, a dialog or the browser. */
function isSomebodyElses(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.isComposing) return true;
  if (document.querySelector('dialog[open]') !== null) return true;
  return !isMod(event) && event.target instanceof Element && event.target.closest(taking) !== null;
}

const taking = 'input, textarea, select, [contenteditable], [role="menu"]';

function isMod({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}
