import { systemClock } from '../clock.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { errorFileHeader, importCustomers } from '../modules/customer-import/customer-import.service.ts';
import { writeMissingWords } from '../modules/customers/listed-customers.service.ts';
import { createSessionsService } from '../modules/sessions/sessions.service.ts';
import { fileImportCommand } from './file-import.ts';
import { texts } from './texts/commands.de.ts';

/** `kontor import-customers FILE`: imports the customers of another shop from a file. */
export const importCustomersCommand = fileImportCommand({
  ...{ summary: texts.importCustomers.summary, help: texts.importCustomers.help, errorFileHeader, hasPictures: false },
  async run({ database, ...given }) {
    const { countries, customerGroups } = await createConfigurationService(database, () => 0).current();
    const counts = await importCustomers({
      ...given,
      database,
      sessions: createSessionsService({ database, clock: systemClock }),
      clock: systemClock,
      rules: { countries, customerGroups: customerGroups.map(({ name }) => name) },
    });
    // So that the first search finds all of them.
    if (!given.dryRun) await writeMissingWords(database);
    return counts;
  },
});
