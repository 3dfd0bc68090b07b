import { setTimeout as sleep } from 'node:timers/promises';
import { type ShopClient, shopClient } from '../../e2e/shop-client.ts';
import { type ShopPlace, type ShopServer, startShop } from '../../e2e/shop-server.ts';

/** A shop that is killed now and then, and restarted at the same address after a moment. */
export class KilledShop {
  /** The number of kills so far. */
  kills = 0;
  readonly #place: ShopPlace;
  #shop: ShopServer;
  #client: ShopClient;

  private constructor(place: ShopPlace, shop: ShopServer, client: ShopClient) {
    this.#place = place;
    this.#shop = shop;
    this.#client = client;
  }

  static async start(place: ShopPlace): Promise<KilledShop> {
    const shop = await startShop(place);
    return new KilledShop(place, shop, await shopClient(shop.url));
  }

  get client(): ShopClient {
    return this.#client;
  }

  /**
   * Kills the shop so many times, spread evenly over the work. `share` returns how much of it has begun, from 0 to 1.
   */
  async cutPower(times: number, share: () => number): Promise<void> {
    while (this.kills < times && share() < 1) {
      if (share() >= (this.kills + 1) / (times + 1)) {
        await this.#shop.kill();
        this.kills += 1;
        this.#shop = await startShop(this.#place);
        this.#client = await shopClient(this.#shop.url);
      }
      await sleep(20);
    }
  }

  stop(): Promise<void> {
    return this.#shop.stop();
  }
}
