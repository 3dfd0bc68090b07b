/** The settings with which a shop uses the sandbox at `origin` as PayPal. */
export function paypalCredentials(origin: string): Record<string, string> {
  return {
    PAYPAL_CLIENT_ID: 'sandbox-kontor',
    PAYPAL_CLIENT_SECRET: 'geheimnis-des-tests',
    PAYPAL_WEBHOOK_ID: 'WH-KONTOR-SANDBOX',
    PAYPAL_API_BASE: origin,
    PAYPAL_SDK_BASE: origin,
  };
}
