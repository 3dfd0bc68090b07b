/** The raw query of an address in the router, including the question mark; missing if empty. */
export interface Query {
  query?: string;
}
