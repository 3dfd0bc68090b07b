/** The parameters that the addresses of all lists share. */
export interface ListSearch {
  /** The id of the saved view. */
  readonly ansicht?: string | undefined;
  /** The names of the columns, with commas between them, if they are not those of the view or of the operator. */
  readonly spalten?: string | undefined;
}

/** Reads them from an address. Others become undefined, because the router would keep missing ones. */
export function readListSearch({ ansicht, spalten }: Readonly<Record<string, unknown>>): ListSearch {
  const known = (value: unknown, limit: number) =>
    typeof value === 'string' && value !== '' && value.length <= limit ? value : undefined;
  return { ansicht: known(ansicht, 200), spalten: known(spalten, 500) };
}

/** The filters of an address: what a view stores. Without its page, its view, its columns and its dialog. */
export function filtersOf(search: object): Record<string, string> {
  const others = ['ansicht', 'spalten', 'ab', 'nach', 'vor', 'dialog'];
  const filters = Object.entries(search).filter(([name, value]) => typeof value === 'string' && !others.includes(name));
  return Object.fromEntries(filters) as Record<string, string>;
}
