import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { createConfigurationService } from '../apps/server/src/modules/configuration/configuration.service.ts';
import type { ShopConfiguration } from '../apps/server/src/modules/configuration/shop-configuration.ts';
import { createTemplateService, type Template } from '../apps/server/src/modules/templates/templates.service.ts';
import { type ShopServer, startShop } from './shop-server.ts';

/** What the operator of a shop decided otherwise than the demo's. */
export interface Variation {
  readonly configuration?: Partial<ShopConfiguration>;
  readonly templates?: readonly Template[];
}

/**
 * Starts a shop of its own on SQLite with the demo's catalogue (some four seconds), varies it, and waits until it shows that; ending it
 * removes its data. Its title says that it has been varied, unless the variation names one.
 */
export async function startVariedShop(variation: Variation): Promise<ShopServer> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-varied-'));
  const shop = await startShop({ dataDir: join(folder, 'data') });
  await varyShop(shop, variation);
  const removeData = () => rm(folder, { recursive: true, force: true });
  return { ...shop, stop: () => shop.stop().then(removeData), kill: () => shop.kill().then(removeData) };
}

/** Changes configuration and templates of a running shop on SQLite as its operator would, and waits until it shows them. */
export async function varyShop(shop: ShopServer, { configuration, templates = [] }: Variation): Promise<void> {
  const decided = { title: `Variante ${Date.now()}`, ...configuration };
  const database = await openDatabase({ dataDir: shop.dataDir });
  try {
    const services = {
      configuration: createConfigurationService(database, () => 0),
      templates: createTemplateService(database, () => 0),
    };
    await database.transaction(async (transaction) => {
      for (const template of templates) await services.templates.write(transaction, template);
      for (const [key, value] of Object.entries(decided)) {
        const written = await services.configuration.write(transaction, key, value);
        if (!written.ok) throw new Error(`No shop has ${key}: ${JSON.stringify(written)}`);
      }
    });
  } finally {
    await database.close();
  }
  await untilTitled(shop, decided.title);
}

/** All of a variation is one transaction, so a shop that shows its title shows all of it. */
async function untilTitled({ url }: ShopServer, title: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const page = await (await fetch(`${url}/impressum`)).text();
    if (page.includes(`– ${title}</title>`)) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`The shop did not come to be called ${title}.`);
}
