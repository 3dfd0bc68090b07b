import type { Template } from './templates.repository.ts';

/** Templates that stand around pages and are none themselves (SPEC §2). */
const frameTemplates = new Set(['header', 'footer', 'left', 'right', 'innerleft', 'innerright']);

/** Texts that belong to forms and dialogs and have no page of their own (SPEC §7). */
const formTexts = new Set(['orderDetailsHeader', 'orderDetailsFooter', 'userNoPassword']);

/** Whether a template of that kind and name is a page of its own. */
export function isPage({ kind, name }: Pick<Template, 'kind' | 'name'>): boolean {
  return kind === 'text' ? !formTexts.has(name) : kind === 'page' && !frameTemplates.has(name);
}
