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

/** What an import of a catalogue needs and whom it tells. */
export interface ImportOptions extends ImportListener {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: ImportFiles;
  readonly file: string;
  readonly shop: ImportingShop;
  /** What the operator says of the file. */
  readonly mapping?: Mapping;
  /** Checks and counts everything and changes nothing. */
  readonly dryRun: boolean;
  /** Finds those of some products that were ever ordered: they are hidden where the file has them deleted. */
  readonly ordered: Ordered;
  /** When the stock that the file names was counted, epoch ms, whatever its heading says. */
  readonly stockAsOf?: number | undefined;
  /** Finds what is to be taken off a stock that was counted some time ago. */
  readonly orderedSince: OrderedSince;
  /** Stock that came or went counts again, though the file was read before. */
  readonly isAgain?: boolean;
  /** The file is the whole range: what it does not name goes off sale, what it does comes back. */
  readonly isComplete?: boolean;
  /** Hears of what was left out of rows that were taken. */
  readonly onWarning: (warned: RefusedRows) => Promise<void>;
  /** Hears batch by batch what a dry run would change. */
  readonly onChanges?: (changes: readonly Change[]) => void;
  /** Hears the number that the import has; a dry run has none. */
  readonly onNumber?: (number: number) => void;
}
