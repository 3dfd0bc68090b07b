import { hasFamilies } from '../families/collapse.ts';
import type { IndexState } from '../state/index-state.ts';

/** Whether a family is one card. */
export function isCollapsed({ documents, steering }: IndexState): boolean {
  return steering.said?.membersApart !== true && hasFamilies(documents);
}
