/** The list that was shown last: its address and its step in the history. */
export interface LastList {
  readonly href: string;
  readonly step: number;
}

let last: LastList | null = null;

/** Remembers the list that 'Zurück zur Liste' leads to, for this visit. Call it in the browser only. */
export function rememberList(list: LastList): void {
  last = list;
}

/** The list that was shown last in this visit. */
export function lastList(): LastList | null {
  return last;
}
