import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { ImportListener } from '../../../tables/import-listener.ts';
import type { RefusedRows } from '../../../tables/refused-rows.ts';
import type { Change } from '../import-log/change.ts';
import type { OrderedSince } from './counted-stock.ts';
import type { Ordered } from './import-batch.ts';
import type { ImportFiles } from './import-files.ts';
import type { Mapping } from './mapping/mapping.ts';
import type { ImportingShop } from './records/importing-shop.ts';

/** The data for an import of a catalogue, and its callbacks. */
export interface ImportOptions extends ImportListener {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: ImportFiles;
  readonly file: string;
  readonly shop: ImportingShop;
  /** The operator's mapping for the file. */
  readonly mapping?: Mapping;
  /** Checks and counts everything, but changes nothing. */
  readonly dryRun: boolean;
  /** Finds the products that were ever ordered. The import hides them instead of deleting them. */
  readonly ordered: Ordered;
  /** When the stock in the file was counted, epoch ms. It overrides the file's heading. */
  readonly stockAsOf?: number | undefined;
  /** Finds the orders since the stock was counted. */
  readonly orderedSince: OrderedSince;
  /** Whether stock changes count again if the file was read before. */
  readonly isAgain?: boolean;
  /** Whether the file is the whole range: products that it does not name go off sale, products that it names return. */
  readonly isComplete?: boolean;
  /** Called for values that were left out of stored rows. */
  readonly onWarning: (warned: RefusedRows) => Promise<void>;
  /** Called for each batch with the changes that a dry run would make. */
  readonly onChanges?: (changes: readonly Change[]) => void;
  /** Called with the import's number. A dry run has none. */
  readonly onNumber?: (number: number) => void;
}
