import { readFile, stat } from 'node:fs/promises';
import type { BankEntryQuestion, BankEntryWithMatch } from '@kontor/contract/office';
import { centsFromEuro } from '@kontor/domain';
import { createInMemoryIndex } from '@kontor/search';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { germanDay, germanEuro } from '../german-format.ts';
import type { Refused } from '../http/refused.ts';
import { isRefused } from '../http/send-refusal.ts';
import { refusalSentence } from '../http/texts/refusals.de.ts';
import {
  type BankStatementsService,
  largestBankFile,
  matchTexts,
} from '../modules/bank-statements/bank-statements.service.ts';
import { createServices } from '../services.ts';
import { parseGermanNumber } from '../tables/german-number.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { commandOptions } from './command-options.ts';
import { bankTexts as texts } from './texts/bank.de.ts';
import { withShop } from './with-database.ts';

type Work = (bank: BankStatementsService) => Promise<void>;

/** `kontor bank`: statements of the shop's bank account. The shop may be serving. */
export const bankCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'list', ...parameters]) {
    const work = await workCalled(works, what, texts.unknown)(parameters);
    await withShop(async (database, config) => {
      const [index, logger] = [createInMemoryIndex(), pino({ level: 'silent' })];
      const services = createServices({ config, database, index, clock: systemClock, logger });
      try {
        await work(services.bankStatements);
      } finally {
        await services.close();
      }
    });
    return 0;
  },
};

/** Reads the parameters of each subcommand, before the database is opened. */
const works: Readonly<Record<string, (parameters: readonly string[]) => Work | Promise<Work>>> = {
  read,
  list,
  assign,
  unassign: (parameters) => changing(parameters, (bank, id) => bank.unassign(id, null)),
  aside: (parameters) => changing(parameters, (bank, id) => bank.setAside(id, true, null)),
  again: (parameters) => changing(parameters, (bank, id) => bank.setAside(id, false, null)),
};

const text = { type: 'string' } as const;

async function read(parameters: readonly string[]): Promise<Work> {
  const options = { options: { account: text }, allowPositionals: true };
  const { values, positionals } = commandOptions(parameters, options, texts.wrongOptions);
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new CommandRefused(texts.wantsFile);
  const size = await stat(file).catch(() => null);
  if (size === null || !size.isFile()) throw new CommandRefused(texts.noFile(file));
  if (size.size > largestBankFile) throw new CommandRefused(texts.tooLarge);
  const bytes = await readFile(file);
  return async (bank) => {
    const found = accepted(await bank.read(bytes, values.account ?? null, null));
    for (const one of found.statements) {
      console.log(texts.statement({ ...one, refused: one.refused.length }));
      for (const { bookedOn, amount, payer, reason } of one.refused)
        console.log(texts.refused(bookedOn, centsFromEuro(amount) ?? 0, payer, reason));
    }
    console.log(texts.read(found));
  };
}

function list(parameters: readonly string[]): Work {
  const { values } = commandOptions(parameters, { options: { state: text, after: text } }, texts.wrongOptions);
  const { state = 'open', after } = values;
  if (!isState(state)) throw new CommandRefused(texts.noState(state));
  return async (bank) => {
    const { entries, next } = await bank.entries({ state, ...(after !== undefined && { after }) });
    console.log(entries.length === 0 ? texts.none : entries.map(lineOf).join('\n'));
    if (next !== null) console.log(texts.next(state, next));
  };
}

function isState(written: string): written is NonNullable<BankEntryQuestion['state']> {
  return Object.hasOwn(texts.states, written);
}

function assign(parameters: readonly string[]): Work {
  const { positionals } = commandOptions(parameters, { options: {}, allowPositionals: true }, texts.wrongOptions);
  const [id, ...named] = positionals.map((one) => one.trim());
  if (id === undefined || named.length === 0) throw new CommandRefused(texts.wantsOrders);
  const shares = named.map(shareOf);
  return async (bank) => {
    const [only] = shares;
    if (shares.length > 1 && shares.some(({ amount }) => amount === null)) throw new CommandRefused(texts.amounts);
    const whole = only?.amount === null ? await amountOf(bank, id) : 0;
    const exact = shares.map(({ number, amount }) => ({ number, amount: amount ?? whole }));
    console.log(lineOf(accepted(await bank.assign(id, exact, null))));
  };
}

/** The whole amount of an entry in euro. */
async function amountOf(bank: BankStatementsService, id: string): Promise<number> {
  return accepted(await bank.entry(id)).amount;
}

function shareOf(written: string): { readonly number: string; readonly amount: number | null } {
  const [number = '', amount] = written.split('=');
  if (amount === undefined) return { number, amount: null };
  const read = parseGermanNumber(amount);
  if (Number.isNaN(read)) throw new CommandRefused(texts.noAmount(amount));
  return { number, amount: read };
}

function changing(
  parameters: readonly string[],
  change: (bank: BankStatementsService, id: string) => Promise<BankEntryWithMatch | Refused>,
): Work {
  const [id, ...rest] = parameters.map((one) => one.trim());
  if (!id || rest.length > 0) throw new CommandRefused(texts.wantsEntry);
  return async (bank) => console.log(lineOf(accepted(await change(bank, id))));
}

function accepted<Answer extends object>(answer: Answer | Refused): Answer {
  if (isRefused(answer)) throw new CommandRefused(answer.msg ?? refusalSentence(answer.code));
  return answer;
}

/** One line: the entry's name, day, amount, payer, words, and what it is meant for. */
function lineOf({ _id, bookedOn, amount, currency, payer, purpose, state, shares, match }: BankEntryWithMatch): string {
  const written = (money: number) => germanEuro(centsFromEuro(money) ?? 0);
  const named = (match?.shares ?? shares).map((share) => texts.share(share.number, written(share.amount)));
  const reasons = match?.reasons.map((reason) => matchTexts.reasons[reason]) ?? [];
  const meant = match === null ? texts.states[state] : matchTexts[match.kind];
  const sum = currency === 'EUR' ? written(amount) : `${amount} ${currency}`;
  return texts.line([
    ...[_id, germanDay(bookedOn), sum, payer, purpose],
    `→ ${[meant, named.join(', '), reasons.length > 0 ? `(${reasons.join(', ')})` : ''].filter(Boolean).join(' ')}`,
  ]);
}
