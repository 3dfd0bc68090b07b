import { type ActiveOption, activeAfter, keepsFromText } from './active-option.ts';
import type { Suggested } from './suggested.ts';

/** The list below the search box (WAI-ARIA APG, editable combobox with a list). */
export interface Combobox {
  /** Null: the list is closed. */
  readonly suggested: Suggested | null;
  readonly active: ActiveOption;
  /** The mouse moved over it since it opened. One that merely lies where the list opens chooses nothing. */
  readonly isPointed: boolean;
  /** The result of what was typed stands below it. */
  readonly isOverResult: boolean;
}

export type ComboboxEvent =
  /** What fits the letters in the box; null: nothing, too few letters, or no answer. */
  | { readonly type: 'answered'; readonly suggested: Suggested | null }
  /** A key went down in the box. */
  | { readonly type: 'pressed'; readonly key: string }
  /** The mouse moved over the list. */
  | { readonly type: 'pointed' }
  /** The mouse left the list. */
  | { readonly type: 'unpointed' }
  /** The result of what was typed stands: the list goes, unless somebody is choosing in it. */
  | { readonly type: 'stood' }
  /** Somebody turned to something else. */
  | { readonly type: 'left' };

/** What a key does beside changing the list. */
export interface KeyEffects {
  /** Asks for suggestions at once. */
  readonly asks: boolean;
  /** The browser's own effect in the text is prevented. */
  readonly isPrevented: boolean;
  /** The option whose link is followed. */
  readonly followed: ActiveOption;
  /** Forgets an answer that is on its way. */
  readonly ends: boolean;
}

export const closedCombobox: Combobox = { suggested: null, active: null, isPointed: false, isOverResult: false };

/** Keys that end suggesting: the search, the way out of the list, and those that scroll the page below it. */
const closingKeys = new Set(['Enter', 'Escape', 'PageDown', 'PageUp']);

/** The list after an event. */
export function comboboxAfter(combobox: Combobox, event: ComboboxEvent): Combobox {
  switch (event.type) {
    case 'answered':
      return { ...closedCombobox, suggested: event.suggested };
    case 'pressed': {
      if (combobox.suggested === null || closingKeys.has(event.key)) return closedCombobox;
      return { ...combobox, active: activeAfter(event.key, combobox.active, combobox.suggested.options) };
    }
    case 'pointed':
      return combobox.suggested === null || combobox.isPointed ? combobox : { ...combobox, isPointed: true };
    case 'unpointed':
      return unlessDone({ ...combobox, isPointed: false });
    case 'stood':
      return unlessDone({ ...combobox, isOverResult: true });
    case 'left':
      return closedCombobox;
  }
}

/** Over the result the list stays only for who is choosing in it, by a key or the mouse. */
function unlessDone(combobox: Combobox): Combobox {
  const { suggested, active, isPointed, isOverResult } = combobox;
  return suggested === null || (isOverResult && active === null && !isPointed) ? closedCombobox : combobox;
}

/** What a key does that goes down while the list is like this. */
export function keyEffects({ suggested, active }: Combobox, key: string): KeyEffects {
  return {
    asks: suggested === null && key === 'ArrowDown',
    isPrevented: suggested !== null && keepsFromText(key, active),
    followed: key === 'Enter' ? active : null,
    ends: closingKeys.has(key),
  };
}
