import type { BankEntryQuestion } from '@kontor/contract/office';

/** A state of entries, as the address names it. */
export type EntryState = 'offen' | 'zugeordnet' | 'beiseite';

/**
 * The parameters of the room's address. `stand`: the state of the entries; `ab`: the place of the page; `dialog`: the
 * open dialog.
 */
export interface BankSearch {
  readonly stand?: EntryState | undefined;
  readonly ab?: string | undefined;
  readonly dialog?: 'einlesen' | 'regeln' | undefined;
}

const states = {
  offen: 'open',
  zugeordnet: 'assigned',
  beiseite: 'set-aside',
} as const satisfies Record<EntryState, BankEntryQuestion['state']>;

/** Reads the parameters from an address. Unknown values become undefined. */
export function readBankSearch({ stand, ab, dialog }: Readonly<Record<string, unknown>>): BankSearch {
  return {
    stand: typeof stand === 'string' && Object.hasOwn(states, stand) ? (stand as EntryState) : undefined,
    ab: typeof ab === 'string' && ab.length <= 100 ? ab : undefined,
    dialog: dialog === 'einlesen' || dialog === 'regeln' ? dialog : undefined,
  };
}

/** The question for the server. */
export function questionOf({ stand = 'offen', ab }: BankSearch): BankEntryQuestion {
  return { state: states[stand], ...(ab !== undefined && { after: ab }) };
}
