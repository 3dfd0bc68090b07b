import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { startPaymentSandbox } from './start-sandbox.ts';

const { PORT = '3001', HOST, DATA = 'data/payment-sandbox.db', PUBLIC_URL, PAYPAL_WEBHOOK_URL, NODE_ENV } = process.env;

// This program is started only by a person or a unit file. If they set production, it is meant (README.md).
const isProduction = NODE_ENV === 'production' || URL.parse(PUBLIC_URL ?? '')?.protocol === 'https:';

try {
  if (DATA !== ':memory:') mkdirSync(dirname(resolve(DATA)), { recursive: true });
  const sandbox = await startPaymentSandbox({
    port: Number(PORT),
    ...(HOST && { host: HOST }),
    ...(PUBLIC_URL && { publicUrl: PUBLIC_URL.replace(/\/+$/, '') }),
    ...(PAYPAL_WEBHOOK_URL && { paypalWebhookUrl: PAYPAL_WEBHOOK_URL }),
    file: DATA,
    production: isProduction,
  });
  const stop = () => void sandbox.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  console.log(`Payment sandbox: ${sandbox.publicOrigin} (no money moves). Start the shop with:`);
  for (const [name, value] of Object.entries(sandbox.settings)) console.log(`${name}=${value}`);
  console.log(
    PAYPAL_WEBHOOK_URL
      ? `PayPal's webhook leads to ${PAYPAL_WEBHOOK_URL}`
      : "PayPal's webhook leads where it led before; PAYPAL_WEBHOOK_URL of this program says where: http://127.0.0.1:3000/api/payment/paypal/webhook, with the shop's port",
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
