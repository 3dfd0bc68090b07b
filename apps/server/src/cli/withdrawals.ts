import type { OfficeWithdrawal } from '@kontor/contract/office';
import { systemClock } from '../clock.ts';
import { germanDay, germanSecond } from '../german-format.ts';
import type { Refused } from '../http/refused.ts';
import { isRefused } from '../http/send-refusal.ts';
import { createOfficeLog } from '../modules/office-log/office-log.service.ts';
import {
  createWithdrawalList,
  verdictTexts,
  type WithdrawalList,
} from '../modules/withdrawals/withdrawal-list.service.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { commandOptions } from './command-options.ts';
import { withdrawalsTexts as texts } from './texts/withdrawals.de.ts';
import { withShop } from './with-database.ts';

type Work = (withdrawals: WithdrawalList) => Promise<void>;

/** `kontor withdrawals`: declarations of withdrawal, and who has looked at them. */
export const withdrawalsCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'list', ...parameters]) {
    const work = workCalled(works, what, texts.unknown)(parameters);
    await withShop((database) =>
      work(
        createWithdrawalList({ database, clock: systemClock, log: createOfficeLog({ database, clock: systemClock }) }),
      ),
    );
    return 0;
  },
};

/** Parses the parameters of each subcommand, before the database is opened. */
const works: Readonly<Record<string, (parameters: readonly string[]) => Work>> = {
  list(parameters) {
    const { values } = commandOptions(parameters, {
      options: { open: { type: 'boolean' }, after: { type: 'string' } },
    });
    return (withdrawals) => list(withdrawals, values);
  },
  show(parameters) {
    const number = numberOf(parameters);
    return async (withdrawals) => show(number, await withdrawals.one(number));
  },
  check(parameters) {
    const number = numberOf(parameters);
    return async (withdrawals) => show(number, await withdrawals.check(number, null));
  },
};

function numberOf(parameters: readonly string[]): string {
  const [number, ...rest] = parameters.map((parameter) => parameter.trim());
  if (!number || rest.length > 0) throw new CommandRefused(texts.wantsNumber);
  return number;
}

async function list(
  withdrawals: WithdrawalList,
  { open, after }: { readonly open?: boolean | undefined; readonly after?: string | undefined },
): Promise<void> {
  const page = await withdrawals.page({ ...(open && { isChecked: false }), ...(after && { after }) });
  if (page.withdrawals.length === 0) return console.log(texts.none);
  for (const one of page.withdrawals) {
    const order = one.orderNumber ?? texts.noOrder;
    const state = one.checked === null ? texts.received : texts.checked;
    console.log([one.number, timeOf(one.receivedAt), state, order, one.name, verdictTexts[one.verdict]].join('  '));
  }
  if (page.next !== null) console.log(`\n${texts.next(page.next)}`);
}

function show(number: string, one: OfficeWithdrawal | Refused): void {
  if (isRefused(one)) throw new CommandRefused(texts.noWithdrawal(number));
  for (const line of linesOf(one)) console.log(line);
}

function linesOf(one: OfficeWithdrawal): string[] {
  const { labels } = texts;
  return [
    `${labels.number}: ${one.number}`,
    `${labels.received}: ${timeOf(one.receivedAt)}`,
    ...one.content.map(({ label, lines }) => `${label}: ${lines.join('; ')}`),
    `${labels.verdict}: ${verdictTexts[one.verdict]}`,
    ...(one.lastDay === null ? [] : [`${labels.lastDay}: ${germanDay(one.lastDay)}`]),
    ...(one.isAcknowledged ? [] : [texts.notAcknowledged]),
    one.checked === null ? texts.unchecked(one.number) : texts.checkedBy(one.checked.by, timeOf(one.checked.at)),
  ];
}

function timeOf(iso: string): string {
  return germanSecond(Date.parse(iso));
}
