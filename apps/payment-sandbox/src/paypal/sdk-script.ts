import { isPaypalCurrency } from './amount.ts';
import { browserScript, literal } from './browser-script.ts';
import { app } from './paypal-credentials.ts';

/**
 * What /sdk/js answers: the script, or a script that only fails, as PayPal sends it for parameters it does not take
 * (PAYMENTS B7).
 */
export interface SdkAnswer {
  readonly status: 200 | 400;
  readonly script: string;
}

/** The script for these parameters. `origin`: ours, as browsers reach it. */
export async function sdkAnswer(parameters: URLSearchParams, origin: string): Promise<SdkAnswer> {
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
  const disabled = (parameters.get('disable-funding') ?? '').split(',');
  const funding = fundingIn(locale).filter(({ source }) => !disabled.includes(source));
  const settings = literal({ origin, currency, intent, funding });
  return { status: 200, script: await browserScript('buttons', `startSdk(${settings})`) };
}

/** What payers of some country are offered: PayPal, and a bank of theirs that shops easily forget. */
function fundingIn(locale: string) {
  const labelOf = (name: string) => (locale.startsWith('de') ? `Mit ${name} bezahlen` : `Pay with ${name}`);
  return [
    { source: 'paypal', label: labelOf('PayPal') },
    { source: 'p24', label: labelOf('Przelewy24') },
  ];
}
