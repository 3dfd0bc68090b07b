import { type VoucherValue, voucherCodeKey, voucherRefusal } from '@kontor/domain';
import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { germanDate, germanEuro, germanPercent } from '../german-format.ts';
import {
  type ConfigurationService,
  createConfigurationService,
} from '../modules/configuration/configuration.service.ts';
import {
  createVouchersService,
  type ListedVoucher,
  randomVoucherCode,
  type VoucherChange,
  type VouchersService,
} from '../modules/vouchers/vouchers.service.ts';
import { startOfDay } from '../tables/german-moment.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { commandOptions } from './command-options.ts';
import { pageSentence, readPage } from './pages.ts';
import { voucherTexts as texts } from './texts/voucher.de.ts';
import { readVoucherOptions } from './voucher-options.ts';
import { withDatabase, withShop } from './with-database.ts';

interface Shop {
  readonly database: Database;
  readonly configuration: ConfigurationService;
  readonly vouchers: VouchersService;
}

type Work = (shop: Shop) => Promise<void>;

/** `kontor voucher`: manages vouchers. The shop may be serving. */
export const voucherCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'list', ...parameters]) {
    const read = workCalled(works, what, texts.unknown);
    const work = read(parameters);
    // Like settings, vouchers can be created before the first start.
    const withPlace = what === 'create' ? withDatabase : withShop;
    await withPlace((database) => {
      const configuration = createConfigurationService(database, () => 0);
      const vouchers = createVouchersService({ database, configuration, clock: systemClock });
      return work({ database, configuration, vouchers });
    });
    return 0;
  },
};

/** Parses the parameters of each subcommand, before the database is opened. */
const works: Readonly<Record<string, (parameters: readonly string[]) => Work>> = {
  create,
  list,
  stop: (parameters) => stop(codeOf('stop', parameters), true),
  resume: (parameters) => stop(codeOf('resume', parameters), false),
  end,
};

/** Creates all vouchers or none. Only the codes go to standard output, so that they can be piped. */
function create(parameters: readonly string[]): Work {
  const { code, count, terms } = readVoucherOptions(parameters, systemClock());
  const codes = code === null ? Array.from({ length: count }, randomVoucherCode) : [code];
  return async ({ database, configuration, vouchers }) => {
    await database.transaction(async (transaction) => {
      for (const one of codes) {
        const refusal = await vouchers.create(transaction, { code: one, ...terms });
        if (refusal !== null) throw new CommandRefused(`${texts.refusalOf[refusal]} ${texts.nothingMade}`);
      }
    });
    console.log(codes.join('\n'));
    console.error(texts.made(codes.length));
    await sayWhetherTaken(configuration);
  };
}

async function sayWhetherTaken(configuration: ConfigurationService): Promise<void> {
  if (!(await configuration.current()).vouchersEnabled) console.error(texts.switchedOff);
}

function list(parameters: readonly string[]): Work {
  const { values, positionals } = listOptions(parameters);
  const [code, ...rest] = positionals;
  if (rest.length > 0) throw new CommandRefused(texts.wantsOneCode);
  const page = readPage(values);
  return async ({ configuration, vouchers }) => {
    const key = code === undefined ? null : voucherCodeKey(code);
    const { vouchers: shown, count } = await vouchers.list({ key, ...page });
    if (code !== undefined && count === 0) throw new CommandRefused(texts.noVoucher(code));
    for (const voucher of shown) console.log(lineOf(voucher));
    if (shown.length === 0) console.log(texts.none);
    else if (code === undefined) console.log(`\n${pageSentence(page, shown.length, count)}`);
    await sayWhetherTaken(configuration);
  };
}

const text = { type: 'string' } as const;

function listOptions(parameters: readonly string[]) {
  const options = { limit: text, page: text };
  return commandOptions(parameters, { options, allowPositionals: true }, texts.wrongOption);
}

/** One line: code, value, period, uses, carts and, if it is refused, the reason. */
function lineOf({ code, terms, reserved }: ListedVoucher): string {
  const { value, minimum, validFrom, validTo, usesAllowed, used } = terms;
  // Checked with goods of sufficient value, because the minimum depends on the cart.
  const refusal = voucherRefusal(terms, systemClock(), minimum);
  const parts = [code, worthOf(value)];
  if (minimum > 0) parts.push(texts.minimum(germanEuro(minimum)));
  if (validFrom !== null) parts.push(texts.period.from(germanDate(validFrom)));
  parts.push(validTo === null ? texts.period.none : texts.period.to(germanDate(validTo - 1)));
  parts.push(texts.used(used, usesAllowed), texts.reserved(reserved));
  if (refusal !== null && refusal !== 'below-minimum') parts.push(texts.notTaken[refusal]);
  return parts.join('  ');
}

function worthOf(value: VoucherValue): string {
  if (value.kind === 'fixed') return texts.worth.fixed(germanEuro(value.amount));
  if (value.kind === 'percent') return texts.worth.percent(germanPercent(value.share));
  if (value.kind === 'gift-balance') return texts.worth['gift-balance'](germanEuro(value.balance));
  return texts.worth['free-shipping'];
}

function codeOf(what: 'stop' | 'resume', parameters: readonly string[]): string {
  const [code, ...rest] = parameters.map((parameter) => parameter.trim());
  if (!code || rest.length > 0) throw new CommandRefused(texts.wantsCode(what));
  return code;
}

function stop(code: string, isStopped: boolean): Work {
  return async ({ database, vouchers }) => {
    const change = await database.transaction((transaction) => vouchers.stop(transaction, code, isStopped));
    const voucher = changed(change, code);
    console.log(isStopped ? texts.stopped(voucher.code) : texts.resumed(voucher.code));
  };
}

function end(parameters: readonly string[]): Work {
  const [code, written, ...rest] = parameters.map((parameter) => parameter.trim());
  if (!code || !written || rest.length > 0) throw new CommandRefused(texts.wantsEnd);
  const validTo = written === texts.unlimited ? null : startOfDay(written, 1);
  if (validTo === null && written !== texts.unlimited) throw new CommandRefused(texts.noLastDay(written));
  if (validTo !== null && validTo <= systemClock()) throw new CommandRefused(texts.pastEnd(code));
  return async ({ database, vouchers }) => {
    const change = await database.transaction((transaction) => vouchers.changeEnd(transaction, code, validTo));
    const voucher = changed(change, code);
    console.log(texts.ends(voucher.code, validTo === null ? null : germanDate(validTo - 1)));
    if (voucher.terms.stopped) console.error(texts.stillStopped(voucher.code));
  };
}

function changed(change: VoucherChange, code: string) {
  if (change === 'unknown-code') throw new CommandRefused(texts.noVoucher(code));
  if (change === 'invalid-period' || change === 'voucher-unpaid') throw new CommandRefused(texts.refusalOf[change]);
  return change;
}
