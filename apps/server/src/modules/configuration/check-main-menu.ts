import type { MenuEntry } from '@kontor/contract';
import type { FieldError } from '../../http/field-errors.ts';
import { mainMenuTexts as texts } from './texts/main-menu.de.ts';

/**
 * The menu bar, what drops down from it, and what stands indented below an entry there: deeper ones nobody would find.
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
