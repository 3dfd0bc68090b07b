import type { MenuEntry } from '@kontor/contract';
import type { FieldError } from '../../http/field-errors.ts';
import { mainMenuTexts as texts } from './texts/main-menu.de.ts';

/** Levels of the menu: the bar, its drop-downs, and the indented entries in a drop-down. */
const levels = 3;

/** The errors for entries below the last level that is shown. */
export function deeperMenuEntries(entries: readonly MenuEntry[], path = '', level = 1): FieldError[] {
  return entries.flatMap(({ items = [] }, place) => {
    const below = `${path}${place}.items`;
    if (items.length > 0 && level === levels) return [{ path: below, msg: texts.tooDeep(levels) }];
    return deeperMenuEntries(items, `${below}.`, level + 1);
  });
}
