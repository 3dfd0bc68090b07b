import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { listedImport, listImports } from '../modules/catalogue/import-log/import-log.service.ts';
import {
  ChangeTeller,
  changesTold,
  type ReviewRefusal,
  reviewRefusal,
  undoImport,
} from '../modules/catalogue/import-review/import-review.service.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { countingOrdered, orderedProducts } from '../modules/orders/orders.service.ts';
import { ImportImpossible } from '../tables/import-impossible.ts';
import { ChangesShown } from './changes-shown.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { commandOptions } from './command-options.ts';
import { importsTexts as texts } from './texts/imports.de.ts';
import { withShop } from './with-database.ts';

type Work = (database: Database, parameters: readonly string[]) => Promise<number>;

/** `kontor imports`: the imports of the catalogue by number. The shop may be serving. */
export const importsCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'list', ...parameters]) {
    const work = workCalled(works, what, texts.unknown);
    return withShop((database) => work(database, parameters));
  },
};

const works: Readonly<Record<string, Work>> = { list, diff, undo };

/** The number of imports per page. */
const pageSize = 20;

async function list({ read }: Database, parameters: readonly string[]): Promise<number> {
  const options = { page: { type: 'string', default: '1' } } as const;
  const { page } = commandOptions(parameters, { options }, texts.wrongOptions).values;
  const number = Number(page);
  if (!/^[1-9]\d{0,8}$/.test(page)) throw new CommandRefused(texts.noPage(page));
  const found = await listImports(read, {
    ...{ now: systemClock(), limit: pageSize + 1, offset: (number - 1) * pageSize },
  });
  if (found.length === 0 && number > 1) throw new CommandRefused(texts.noPage(page));
  console.log(found.length === 0 ? texts.none : found.slice(0, pageSize).map(texts.line).join('\n'));
  if (found.length > pageSize) console.log(texts.more(number + 1));
  return 0;
}

async function diff(database: Database, parameters: readonly string[]): Promise<number> {
  const number = numberOf('diff', parameters);
  refuseIf(number, await reviewRefusal(database, number));
  const listed = await listedImport(database.read, number, systemClock());
  if (listed !== null) console.log(texts.line(listed));
  const shown = new ChangesShown(Number.POSITIVE_INFINITY);
  for await (const changes of changesTold(database.read, number)) shown.show(changes);
  return 0;
}

/** The maximum number of things named that an undo leaves unchanged. */
const leftNamed = 50;

async function undo(database: Database, parameters: readonly string[]): Promise<number> {
  const number = numberOf('undo', parameters);
  const { stockRules: rules } = await createConfigurationService(database, () => 0).current();
  const teller = await ChangeTeller.read(database.read);
  const shown = new ChangesShown(leftNamed);
  const later = new Map<number, string>();
  const undone = await undoImport({
    ...{ database, clock: systemClock, number, rules, ordered: orderedProducts, orderedSince: countingOrdered() },
    onNote: (note) => console.error(note),
    onChanges: (changes) => {
      const left = changes.filter((change) => change.of === 'left');
      for (const { by } of left) if (by !== undefined) later.set(by.number, by.file);
      shown.show(teller.tellAll(left));
    },
  }).catch((error) => {
    throw error instanceof ImportImpossible ? new CommandRefused(error.message) : error;
  });
  if ('code' in undone) return refuseIf(number, undone);
  if (shown.more > 0) console.log(texts.moreLeft(shown.more, undone.number));
  console.log(texts.undone({ ...undone, undoes: number }));
  const named = [...later].map(([one, file]) => ({ number: one, file })).sort((a, b) => b.number - a.number);
  if (named.length > 0) console.log(texts.laterFirst(number, named));
  return undone.counts.refused > 0 ? 2 : 0;
}

function numberOf(what: 'diff' | 'undo', parameters: readonly string[]): number {
  const { positionals } = commandOptions(parameters, { allowPositionals: true }, texts.wrongOptions);
  const [written = ''] = positionals;
  if (positionals.length !== 1 || !/^[1-9]\d{0,8}$/.test(written)) throw new CommandRefused(texts.wantsNumber(what));
  return Number(written);
}

function refuseIf(number: number, refusal: ReviewRefusal | null): number {
  if (refusal === null) return 0;
  switch (refusal.code) {
    case 'no-import':
      throw new CommandRefused(texts.noImport(number));
    case 'undone-before':
      throw new CommandRefused(texts.undoneBefore(number, refusal.by));
    case 'forgotten':
      throw new CommandRefused(texts.forgotten(number));
  }
}
