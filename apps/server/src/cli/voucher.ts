import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { randomVoucherCode } from '../modules/vouchers/random-code.ts';
import { createVouchersService } from '../modules/vouchers/vouchers.service.ts';
import { type Command, CommandRefused } from './command.ts';
import { voucherTexts as texts } from './texts/voucher.de.ts';
import { type AskedVouchers, readVoucherOptions } from './voucher-options.ts';
import { withDatabase } from './with-database.ts';

/** `kontor voucher create`: vouchers, while the shop may be serving. */
export const voucherCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what, ...parameters]) {
    if (what !== 'create') throw new CommandRefused(texts.onlyCreate);
    const asked = readVoucherOptions(parameters, systemClock());
    await withDatabase((database) => create(database, asked));
    return 0;
  },
};

/** Makes all of them or none. The codes alone go to the output, so that they can be piped. */
async function create(database: Database, { code, count, terms }: AskedVouchers): Promise<void> {
  const configuration = createConfigurationService(database, () => 0);
  const vouchers = createVouchersService({ database, configuration, clock: systemClock });
  const codes = code === null ? Array.from({ length: count }, randomVoucherCode) : [code];
  await database.transaction(async (transaction) => {
    for (const one of codes) {
      const refusal = await vouchers.create(transaction, { code: one, ...terms });
      if (refusal !== null) throw new CommandRefused(`${texts.refusalOf[refusal]} ${texts.nothingMade}`);
    }
  });
  console.log(codes.join('\n'));
  console.error(texts.made(codes.length));
  if (!(await configuration.current()).vouchersEnabled) console.error(texts.switchedOff);
}
