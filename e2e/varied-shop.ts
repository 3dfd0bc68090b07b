import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/database/opening/open-database.ts';
import { createConfigurationService } from '../apps/server/src/modules/configuration/configuration.service.ts';
import type { ShopConfiguration } from '../apps/server/src/modules/configuration/types.ts';
import { createTemplateService, type Template } from '../apps/server/src/modules/templates/templates.service.ts';
import { copyDemo } from './demo-data.ts';
import { type ShopServer, startShop } from './shop-server.ts';

/** Differences of a shop from the demo. */
export interface Variation {
  readonly configuration?: Partial<ShopConfiguration>;
  readonly templates?: readonly Template[];
  /** Environment variables of its process. */
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * Starts a shop of its own on SQLite, with the demo's catalogue and the given differences. Ending it removes its data.
 * It starts in about a second. That is cheap, but tests that can share one should.
 */
export async function startVariedShop(variation: Variation): Promise<ShopServer> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-varied-'));
  const dataDir = join(folder, 'data');
  await copyDemo(dataDir);
  await vary(dataDir, variation);
  const shop = await startShop({ dataDir, variables: variation.variables });
  const removeData = () => rm(folder, { recursive: true, force: true });
  return { ...shop, stop: () => shop.stop().then(removeData), kill: () => shop.kill().then(removeData) };
}

/** Changes configuration and templates like an operator. */
async function vary(dataDir: string, { configuration = {}, templates = [] }: Variation): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    const services = {
      configuration: createConfigurationService(database, () => 0),
      templates: createTemplateService(database, () => 0),
    };
    await database.transaction(async (transaction) => {
      for (const template of templates) await services.templates.write(transaction, template);
      for (const [key, value] of Object.entries(configuration)) {
        const written = await services.configuration.write(transaction, key, value);
        if (!written.ok) throw new Error(`No shop has ${key}: ${JSON.stringify(written)}`);
      }
    });
  } finally {
    await database.close();
  }
}
