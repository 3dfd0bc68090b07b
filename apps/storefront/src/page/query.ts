/** The query of an address as the router carries it: unread, with its question mark, absent when empty. */
export interface Query {
  query?: string;
}
