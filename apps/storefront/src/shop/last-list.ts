import type { CatalogueNavigation } from './catalogue-navigation.ts';

/** The list that was looked at last: its address, and the step of the history it stands at. */
export interface LastList {
  readonly href: string;
  readonly step: number;
  /** The path that its router match has, whatever the query. */
  readonly pathname: string;
  readonly navigation: CatalogueNavigation;
}

let last: LastList | null = null;

/** Keeps in mind where 'Zurück zur Liste' leads, and what stays beside a list that cannot be brought up to date. In the browser only, for this visit only. */
export function rememberList(list: LastList): void {
  last = list;
}

/** The list that was looked at last in this visit. */
export function lastList(): LastList | null {
  return last;
}
