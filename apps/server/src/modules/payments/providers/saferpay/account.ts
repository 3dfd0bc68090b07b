/** Where Saferpay is, and as whom the shop speaks to it. */
export interface SaferpayAccount {
  /** `https://www.saferpay.com/api`, the test system's, or the sandbox's. */
  readonly baseUrl: string;
  /** At most 8 digits. */
  readonly customerId: string;
  /** 8 digits: the terminal has the contracts, methods and currencies. */
  readonly terminalId: string;
  readonly username: string;
  readonly password: string;
  /** Milliseconds until Saferpay's answer must be there; 100 seconds unless given, as it asks for (PAYMENTS A1). */
  readonly timeLimit?: number;
}
