/** The app that the sandbox knows at PayPal. */
export const app = {
  clientId: 'sandbox-kontor',
  secret: 'geheimnis-des-tests',
  webhookId: 'WH-KONTOR-SANDBOX',
} as const;

/** The settings with which a shop uses the sandbox at `origin` as PayPal. */
export function paypalCredentials(origin: string): Record<string, string> {
  return {
    PAYPAL_CLIENT_ID: app.clientId,
    PAYPAL_CLIENT_SECRET: app.secret,
    PAYPAL_WEBHOOK_ID: app.webhookId,
    PAYPAL_API_BASE: origin,
    PAYPAL_SDK_BASE: origin,
  };
}
