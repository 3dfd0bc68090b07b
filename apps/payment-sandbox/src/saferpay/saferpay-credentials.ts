/** The merchant that the sandbox knows at Saferpay. */
export const merchant = {
  customerId: '245001',
  terminalId: '17925001',
  username: 'API_245001_00000001',
  password: 'testpasswort',
} as const;

/** The settings with which a shop uses the sandbox at `origin` as Saferpay. */
export function saferpayCredentials(origin: string): Record<string, string> {
  return {
    SAFERPAY_CUSTOMER_ID: merchant.customerId,
    SAFERPAY_TERMINAL_ID: merchant.terminalId,
    SAFERPAY_USERNAME: merchant.username,
    SAFERPAY_PASSWORD: merchant.password,
    SAFERPAY_BASE_URL: origin,
  };
}
