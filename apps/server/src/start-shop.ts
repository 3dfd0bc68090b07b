import { join } from 'node:path';
import { createInMemoryIndex } from '@kontor/search';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { again } from './concurrency/again.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/opening/migrate.ts';
import { openDatabase, statementLimits } from './database/opening/open-database.ts';
import { demoFolders } from './demo-folders.ts';
import { attributeDefinitions, indexedFields } from './modules/catalogue/catalogue.service.ts';
import { type DemoShopSources, loadDemoShop } from './modules/demo-shop/demo-shop.ts';
import { operatorTexts } from './modules/operators/operators.service.ts';
import { connectProviders } from './modules/payments/payments.service.ts';
import { loadOfficeBuild } from './office-page/office-build.ts';
import { followFromSnapshot } from './search/snapshot/follow-from-snapshot.ts';
import { steeringFrom } from './search/steering.ts';
import { createServices, type Services } from './services.ts';
import { loadStorefront } from './ssr/storefront-build.ts';
import { startNotice } from './start-notice.ts';
import { startSandbox } from './start-sandbox.ts';

/** A shop that is serving. */
export interface RunningShop {
  /** Lines for the terminal with the shop's addresses. */
  readonly addresses: readonly string[];
  /**
   * Further lines that should not be overlooked: what is missing before the shop may sell. Empty if it may, or is being
   * tried out.
   */
  readonly notice: readonly string[];
  /** Takes no more jobs, answers open requests, finishes running jobs, and closes everything. */
  stop(): Promise<void>;
}

/** A shop that only has to listen. It has not served anybody yet, so it can be ended without loss. */
export interface PreparedShop {
  open(): Promise<RunningShop>;
}

/** The parameters of a start. `root` is the project's folder. */
export interface ShopStart {
  readonly config: Config;
  readonly logger: Logger;
  readonly root: string;
}

/**
 * Migrates and opens the database, fills an empty shop with the demo, and builds the index from its snapshot, in this
 * order. A start that was aborted is continued by the next one.
 */
export async function prepareShop({ config, logger, root }: ShopStart): Promise<PreparedShop> {
  await bringUpToDate(config);
  const database = await openDatabase(config);
  const index = createInMemoryIndex();
  const sandbox = await startSandbox(config, logger);
  const connected = connectProviders(sandbox.payments, { clock: systemClock });
  const services = createServices({ config, database, index, clock: systemClock, logger, connected });
  await fill(database, services, { wanted: config.demo, folderOf: (demo) => join(root, demoFolders[demo]) });
  await services.catalogue.changeByTime();
  const { keeper, follower } = await followFromSnapshot({
    ...{ database, index, place: config, dataDir: config.dataDir },
    log: (level, message, details) => logger[level](details, message),
    ...indexedFields,
    attributes: () => attributeDefinitions(database.read),
    groups: () => services.configuration.groupsNow(),
    clock: systemClock,
    steering: steeringFrom(services.configuration.searchNow),
    onTakenIn: () => services.readAhead(),
    onError: (error) => logger.error({ err: error }, 'catalogue not followed'),
  });
  const storefront = await loadStorefront(join(root, 'apps/storefront/dist'));
  const office = await loadOfficeBuild(join(root, 'apps/backoffice/dist'));
  const app = await buildApp({ config, logger, database, index, services, storefront, office });
  await services.payments.resume();
  const findings = await services.goLive.settingsFindings();
  const notice = startNotice(findings, config.publicUrl);
  if (notice.length > 0) logger.warn({ findings: findings.map(({ code }) => code) }, 'not ready to sell');
  return {
    async open() {
      await app.listen({ host: config.host, port: config.port });
      await sandbox.tellShop(app.listeningOrigin);
      const looking = lookAfter(services, follower, logger);
      services.jobs.start();
      return {
        notice,
        addresses: [...addressesOf(config, app.listeningOrigin, sandbox.origin), ...(await firstOwnerLines(services))],
        async stop() {
          await Promise.all([app.close(), services.jobs.stop()]);
          await looking.stop();
          await follower.stop();
          await keeper.stop();
          await services.close();
          await sandbox.stop();
          await database.close();
        },
      };
    },
  };
}

const oneSecond = 1000;
const tenSeconds = 10_000;
const oneMinute = 60_000;
const tenMinutes = 600_000;

/** Looks regularly after sales that begin or end, those who wait for a product, reviews, and the payment providers. */
function lookAfter(
  { catalogue, stockAlerts, reviews, payments }: Services,
  follower: { check(): Promise<unknown> },
  logger: Logger,
) {
  // The start does not wait for the providers: until a provider has answered, its payment condition is offered.
  const probed = payments.probe().catch((err) => logger.error({ err }, 'payment providers not checked'));
  const keepingTime = again(
    oneSecond,
    async () => (await catalogue.changeByTime()) && follower.check(),
    (err) => logger.error({ err }, 'what begins or ends by time is late'),
  );
  const telling = again(
    tenSeconds,
    () => stockAlerts.look(),
    (err) => logger.error({ err }, 'those who wait for a product are not told'),
  );
  const asking = again(
    tenMinutes,
    () => reviews.look(),
    (err) => logger.error({ err }, 'nobody is asked for reviews'),
  );
  const looking = again(
    oneMinute,
    () => payments.look(),
    (err) => logger.error({ err }, 'payments not looked after'),
  );
  return {
    async stop() {
      await probed;
      await Promise.all([keepingTime.stop(), telling.stop(), asking.stop(), looking.stop()]);
    },
  };
}

/** Migrations may take as long as they need, and so may waiting for another server that migrates. */
async function bringUpToDate(config: Config): Promise<void> {
  const database = await openDatabase(config, statementLimits.longWork);
  await migrate(database).finally(() => database.close());
}

async function fill(
  database: Database,
  services: Services,
  demo: Pick<DemoShopSources, 'wanted' | 'folderOf'>,
): Promise<void> {
  const { configuration, templates, files, vouchers } = services;
  await loadDemoShop({ database, clock: systemClock, files, configuration, templates, vouchers, ...demo });
}

/** The line with the address at which an owner begins; none once there is an operator. */
async function firstOwnerLines({ operators }: Services): Promise<string[]> {
  const address = await operators.firstOwnerAddress();
  return address === null ? [] : [operatorTexts.firstOwner(address)];
}

function addressesOf(config: Config, origin: string, sandbox: string | null): string[] {
  const here = origin.replace('127.0.0.1', 'localhost');
  return [
    `Shop      ${here}/shop`,
    ...(config.publicUrl.startsWith('http://localhost') ? [] : [`Public    ${config.publicUrl}/shop`]),
    `Office    ${here}/admin`,
    `Calls     ${here}/api/docs`,
    ...(sandbox === null ? [] : [`Payments  ${sandbox} (sandbox: no money moves)`]),
    ...(config.smtpUrl === undefined ? [`Outbox    ${here}/outbox`] : []),
  ];
}
