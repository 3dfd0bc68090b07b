/** The list that was looked at last: its address, and the step of the history it stands at. */
export interface LastList {
  readonly href: string;
  readonly step: number;
}

let last: LastList | null = null;

/** Keeps in mind where 'Zurück zur Liste' leads. In the browser only, for this visit only. */
export function rememberList(list: LastList): void {
  last = list;
}

/** The list that was looked at last in this visit. */
export function lastList(): LastList | null {
  return last;
}
