import { isPaypalCurrency } from './amount.ts';
import { createButtons, drawButton, leadPayer, messageOf, pay, type SdkSettings, startSdk } from './browser/buttons.ts';
import { app } from './paypal-credentials.ts';

/** What /sdk/js answers: the script, or a script that only fails, as PayPal sends it for parameters it does not take (PAYMENTS B7). */
export interface SdkAnswer {
  readonly status: 200 | 400;
  readonly script: string;
}

/** The script for these parameters. `origin`: ours, as browsers reach it. */
export function sdkAnswer(parameters: URLSearchParams, origin: string): SdkAnswer {
  const clientId = parameters.get('client-id') ?? '';
  const currency = parameters.get('currency') ?? 'USD';
  const intent = parameters.get('intent') ?? 'capture';
  const locale = parameters.get('locale') ?? 'de_AT';
  const components = (parameters.get('components') ?? 'buttons').split(',');
  const wrong =
    (clientId === '' && 'Expected client-id to be passed') ||
    (clientId !== app.clientId && `client-id not recognized for either production or sandbox: ${clientId}`) ||
    (!isPaypalCurrency(currency) && `Expected currency to be a valid currency, got: ${currency}`) ||
    (intent !== 'capture' && `Expected intent to be capture, got: ${intent}`) ||
    (!/^[a-z]{2}_[A-Z]{2}$/.test(locale) && `Expected locale to be a valid locale, got: ${locale}`) ||
    (!components.includes('buttons') && `Expected components to include buttons, got: ${components}`);
  if (wrong) return { status: 400, script: `throw new Error(${literal(`SDK Validation error: '${wrong}'`)});\n` };
  const label = locale.startsWith('de') ? 'Mit PayPal bezahlen' : 'Pay with PayPal';
  return { status: 200, script: scriptOf({ origin, currency, intent, label }) };
}

/** The functions' own text, in one function so that only `paypal` is left in the page. */
function scriptOf(settings: SdkSettings): string {
  const parts = [createButtons, drawButton, pay, leadPayer, messageOf, startSdk].map(String);
  return `(() => {\n'use strict';\n${parts.join('\n')}\nstartSdk(${literal(settings)});\n})();\n`;
}

function literal(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u2028\u2029<]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
