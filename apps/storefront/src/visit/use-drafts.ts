import { browserSession } from './browser-session.ts';
import { type Drafts, noDrafts } from './drafts.ts';
import type { Snapshot } from './session-value.ts';
import { useSessionValue } from './use-session-value.ts';

const unknownDrafts: Snapshot<Drafts> = { ready: false, value: noDrafts, news: null, isStored: true };

/** The visitor's unsent input in this tab. */
export function useDrafts(): Drafts {
  return useSessionValue(browserSession.drafts, unknownDrafts).value;
}
