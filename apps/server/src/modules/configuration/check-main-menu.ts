import type { MenuEntry } from '@kontor/contract';
import type { FieldError } from '../../http/field-errors.ts';
import { mainMenuTexts as texts } from './texts/main-menu.de.ts';

/**
 * The levels of the menu: the bar, its drop-downs, and entries indented below an entry there.
 */
const levels = 3;

/** Names the entries that lie too deep to be shown. */
export function deeperMenuEntries(entries: readonly MenuEntry[], path = '', level = 1): FieldError[] {
  return entries.flatMap(({ items = [] }, place) => {
    const below = `${path}${place}.items`;
    if (items.length > 0 && level === levels) return [{ path: below, msg: texts.tooDeep(levels) }];
    return deeperMenuEntries(items, `${below}.`, level + 1);
  });
}
