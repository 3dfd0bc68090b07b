/** Saferpay's address and the shop's credentials. */
export interface SaferpayAccount {
  /** `https://www.saferpay.com/api`, the test system's, or the sandbox's. */
  readonly baseUrl: string;
  /** At most 8 digits. */
  readonly customerId: string;
  /** 8 digits. The terminal defines contracts, methods and currencies. */
  readonly terminalId: string;
  readonly username: string;
  readonly password: string;
  /** Time limit in milliseconds for Saferpay's answer; default 100 seconds, as Saferpay requires (PAYMENTS A1). */
  readonly timeLimit?: number;
}
