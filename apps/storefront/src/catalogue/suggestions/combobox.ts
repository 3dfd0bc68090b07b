import { type ActiveOption, activeAfter, keepsFromText } from './active-option.ts';
import type { Suggested } from './suggested.ts';

/** The list below the search box (WAI-ARIA APG, editable combobox with a list). */
export interface Combobox {
  /** Null: the list is closed. */
  readonly suggested: Suggested | null;
  readonly active: ActiveOption;
  /** Whether the pointer has moved over the list since it opened. One that rests where it opens does not count. */
  readonly isPointed: boolean;
}

export type ComboboxEvent =
  /** Suggestions for the text in the box; null: none found, too few letters, or no answer. */
  | { readonly type: 'answered'; readonly suggested: Suggested | null }
  /** A key was pressed in the box. */
  | { readonly type: 'pressed'; readonly key: string }
  /** The pointer moves over the list, or has left it. */
  | { readonly type: 'pointed'; readonly isOver: boolean }
  /** The results of the typed text have been shown for long enough. The list closes, unless the visitor is in it. */
  | { readonly type: 'read' }
  /** The visitor turned to something else. */
  | { readonly type: 'left' };

/** What a key does besides changing the combobox. */
export interface KeyEffects {
  /** Requests suggestions at once. */
  readonly asks: boolean;
  /** The browser's default for the key is prevented. */
  readonly isPrevented: boolean;
  /** The option whose link is followed. */
  readonly followed: ActiveOption;
  /** Discards a pending answer. */
  readonly ends: boolean;
}

export const closedCombobox: Combobox = { suggested: null, active: null, isPointed: false };

/** Keys that close the suggestions: searching, Escape, and those that scroll the page. */
const closingKeys = new Set(['Enter', 'Escape', 'PageDown', 'PageUp']);

/** The combobox after an event. */
export function comboboxAfter(combobox: Combobox, event: ComboboxEvent): Combobox {
  switch (event.type) {
    case 'answered':
      return { ...closedCombobox, suggested: event.suggested };
    case 'pressed': {
      if (combobox.suggested === null || closingKeys.has(event.key)) return closedCombobox;
      return { ...combobox, active: activeAfter(event.key, combobox.active, combobox.suggested.options) };
    }
    case 'pointed':
      if (combobox.suggested === null || combobox.isPointed === event.isOver) return combobox;
      return { ...combobox, isPointed: event.isOver };
    case 'read':
      return combobox.isPointed || combobox.active !== null ? combobox : closedCombobox;
    case 'left':
      return closedCombobox;
  }
}

/** The effects of a key in this state. */
export function keyEffects({ suggested, active }: Combobox, key: string): KeyEffects {
  return {
    asks: suggested === null && key === 'ArrowDown',
    isPrevented: suggested !== null && keepsFromText(key, active),
    followed: key === 'Enter' ? active : null,
    ends: closingKeys.has(key),
  };
}
