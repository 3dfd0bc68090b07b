/** What a request says of the browser that it comes from; nothing of it is proved. */
export interface Browser {
  /** Cookie `sid`: the session. */
  readonly session: string | null;
  /** Cookie `device`: who has signed in with this browser before. */
  readonly device: string | null;
  /** Cookie `request`: the code that this browser has asked for. */
  readonly request: string | null;
  readonly userAgent: string | undefined;
  /** The network it comes from: an IPv4 address, or an IPv6 network of 64 bits. */
  readonly network: string;
}
