import type { Cents, OrderLife, StepDone } from '@kontor/domain';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { GoodsAtSupply, OrderRecord } from '../orders/orders.service.ts';
import type { OrderContact, OrderGoods, OrderSnapshot } from '../orders/types.ts';
import type { AskedBy, AskedStep, LifeSources } from './types.ts';

/** A decided step, and all data needed to write it. */
export interface DecidedStep {
  readonly sources: LifeSources;
  readonly settings: Pick<ShopConfiguration, 'stockRules' | 'trackingLinks'>;
  /** `operator` null: the shop itself. */
  readonly by: Omit<AskedBy, 'operator'> & { readonly operator: AskedBy['operator'] | null };
  readonly asked: AskedStep;
  readonly record: OrderRecord;
  readonly before: OrderLife;
  readonly decision: StepDone;
  /** For a correction: as it will be stored. */
  readonly correction: OrderContact | undefined;
  readonly amendment?: AmendmentToWrite;
  /** The goods at the rates of the day of shipment, where these have changed (LAW T2). */
  readonly supplied?: GoodsAtSupply | null;
}

/** An amendment as it will be stored. */
interface AmendmentToWrite {
  readonly goods: OrderGoods;
  /** What the shop has of the order's money, in cents; null: nobody knows of any. */
  readonly received: Cents | null;
  /** By condition: how many pieces more or (negative) less the order takes. More were taken from the stock already. */
  readonly pieces: ReadonlyMap<string, number>;
  /** The products whose light may change, because their stock became less. */
  readonly low: ReadonlySet<string>;
  /** The order under its new VAT id, with the tax that follows; null: it keeps its VAT id. */
  readonly under: OrderSnapshot | null;
}
