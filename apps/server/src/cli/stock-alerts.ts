import { germanDay, viennaDay } from '../german-format.ts';
import { countAlerts } from '../modules/stock-alerts/stock-alerts.service.ts';
import type { Command } from './command.ts';
import { commandOptions } from './command-options.ts';
import { stockAlertsTexts as texts } from './texts/stock-alerts.de.ts';
import { withShop } from './with-database.ts';

/** `kontor stock-alerts`: for which articles how many wait. It names nobody. */
export const stockAlertsCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    commandOptions(parameters, { options: {} });
    const counted = await withShop((database) => countAlerts(database.read));
    if (counted.length === 0) console.log(texts.none);
    for (const { productId, articleNumber, name, waiting, since } of counted)
      console.log(
        texts.line({
          ...{ waiting, since: germanDay(viennaDay(since)), number: articleNumber ?? productId },
          name: name ?? texts.gone,
        }),
      );
    return 0;
  },
};
