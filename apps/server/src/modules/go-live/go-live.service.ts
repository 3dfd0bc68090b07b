import type { Clock } from '../../clock.ts';
import { VersionedValue } from '../../concurrency/versioned-value.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { isOnThisMachine, type PaymentConfig } from '../../payment-config.ts';
import { type ConfigurationService, ratesOfSeller } from '../configuration/configuration.service.ts';
import type { TemplateService } from '../templates/templates.service.ts';
import { catalogueFacts } from './catalogue-facts.repository.ts';
import { loadedTraces } from './demo-traces.repository.ts';
import { bothTraces } from './demo-traces.ts';
import { judgeCatalogue } from './judge-catalogue.ts';
import { judgeForOrders, judgeSettings, judgeTogether, type Settings, type Surroundings } from './judge-settings.ts';
import { shippedDemo } from './shipped-demo.ts';
import type { Finding } from './types.ts';

export { readDemoTemplates } from './demo-templates.ts';
export { noteDemo } from './note-demo.ts';
export { findingSentence, goLiveTexts, notComputed, weightHeads } from './texts/findings.de.ts';

/** Whether the shop is ready to sell (LAW §12). */
export interface GoLiveService {
  /**
   * Whether orders are refused. Behind https they are refused while something is wrong with the seller, the bank
   * account, the imprint or the mail server (judgeForOrders). Each order asks this, so it is computed once per version
   * of the configuration: after a correction orders are accepted without a restart. Without https nothing is refused,
   * because the shop is only being tried out.
   */
  isClosed(): Promise<boolean>;
  /** The findings about settings, texts and the process, the gravest first. */
  settingsFindings(): Promise<readonly Finding[]>;
  /** These findings and those about catalogue and vouchers. It reads every article. */
  allFindings(): Promise<readonly Finding[]>;
}

/** Dependencies of the service. */
export interface GoLiveSources {
  readonly database: Database;
  readonly configuration: Pick<ConfigurationService, 'current' | 'decidedKeys' | 'judge'>;
  readonly templates: Pick<TemplateService, 'all'>;
  readonly config: Pick<Config, 'publicUrl' | 'smtpUrl' | 'payments'>;
  readonly clock: Clock;
  readonly version: () => number;
}

/** Makes the service. */
export function createGoLiveService({ database, configuration, templates, ...rest }: GoLiveSources): GoLiveService {
  const { config, clock, version } = rest;
  const surroundings = surroundingsOf(config);
  const settings = async (): Promise<Settings> => ({
    configuration: await configuration.current(),
    decided: await configuration.decidedKeys(database.read),
    templates: await templates.all(),
    traces: bothTraces(await loadedTraces(database.read), (await shippedDemo()).traces),
    surroundings,
  });
  const closed = new VersionedValue(version, async () => judgeForOrders(await settings()).length > 0);
  const settingsFindings = async () => [
    ...judgeSettings(await settings()),
    ...judgeTogether(await configuration.judge(database.read)),
  ];
  return {
    isClosed: async () => surroundings.isHttps && closed.get(),
    settingsFindings,
    async allFindings() {
      const current = await configuration.current();
      const asked = { now: clock(), ownRates: ratesOfSeller(current) };
      const facts = await catalogueFacts(database.read, await shippedDemo(), asked);
      return [...(await settingsFindings()), ...judgeCatalogue(facts, current.seller.smallBusiness)];
    },
  };
}

function surroundingsOf({ publicUrl, smtpUrl, payments }: GoLiveSources['config']): Surroundings {
  return {
    isHttps: publicUrl.startsWith('https:'),
    hasMailServer: smtpUrl !== undefined,
    accounts: { paypal: paypalAccount(payments), saferpay: saferpayAccount(payments) },
  };
}

function paypalAccount({ paypal }: PaymentConfig): Surroundings['accounts']['paypal'] {
  if (paypal === null) return 'none';
  return paypal.env === 'sandbox' || isOnThisMachine(paypal.apiBase) ? 'test' : 'live';
}

/** The kind of the Saferpay account. Worldline's test system has its own host. */
function saferpayAccount({ saferpay }: PaymentConfig): Surroundings['accounts']['saferpay'] {
  if (saferpay === null) return 'none';
  const host = URL.parse(saferpay.baseUrl)?.hostname ?? '';
  return host.startsWith('test.') || isOnThisMachine(saferpay.baseUrl) ? 'test' : 'live';
}
