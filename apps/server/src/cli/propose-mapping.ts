import {
  importingShop,
  type ProposedMapping,
  proposeMapping,
  questionsIn,
} from '../modules/catalogue/import/catalogue-import.service.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { ImportImpossible } from '../tables/import-impossible.ts';
import { CommandRefused } from './command.ts';
import { commandOptions } from './command-options.ts';
import { texts } from './texts/commands.de.ts';
import { withDatabase } from './with-database.ts';

const options = { 'propose-mapping': { type: 'boolean' } } as const;

/** `kontor import FILE --propose-mapping`: prints the mapping with which a table would be imported. Imports nothing. */
export async function printProposedMapping(parameters: readonly string[]): Promise<number> {
  const { positionals } = commandOptions(parameters, { options, allowPositionals: true }, texts.import.proposesAlone);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new CommandRefused(texts.import.oneFile);
  const proposed = await withDatabase(async (database) => {
    const shop = importingShop(await createConfigurationService(database, () => 0).current());
    return proposeMapping(file, shop);
  }).catch((error: unknown) => refuse(error, file));
  console.log(JSON.stringify(proposed, null, 2));
  for (const line of notesOf(proposed)) console.error(line);
  return 0;
}

function notesOf(proposed: ProposedMapping): string[] {
  const [open, unplaced] = [questionsIn(proposed), Object.keys(proposed.unplaced)];
  return [
    ...(open.length > 0 ? [texts.import.toAnswer(open)] : []),
    ...(unplaced.length > 0 ? [texts.import.unplaced(unplaced)] : []),
  ];
}

function refuse(error: unknown, file: string): never {
  if (error instanceof ImportImpossible) throw new CommandRefused(error.message);
  const isAway = error instanceof Error && 'code' in error && 'syscall' in error;
  throw isAway ? new CommandRefused(texts.import.unreadable(file)) : error;
}
