import type { OfficeWithdrawal, OfficeWithdrawals, WithdrawalQuestion } from '@kontor/contract/office';
import { euroFromCents, lastDayToRefund } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { viennaDay } from '../../german-format.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isoTime } from '../../iso-time.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { Changer } from '../office-log/types.ts';
import { orderIdOfNumber } from '../orders/orders.service.ts';
import { declarationInWords } from './declaration/declaration-in-words.ts';
import { judgeWithdrawal } from './declaration/judge-withdrawal.ts';
import type { ReceivedWithdrawal, WithdrawalCheck } from './declaration/types.ts';
import { checkTexts } from './texts/check.de.ts';
import {
  checksOf,
  countUnchecked,
  countWithdrawals,
  findWithdrawal,
  insertCheck,
  latestWithdrawals,
  type WithdrawalPlace,
} from './withdrawals.repository.ts';

export { eraseWithdrawals } from './erase-withdrawals.ts';

export { verdictTexts } from './texts/verdict.de.ts';
export { withdrawalsNumbered, withdrawalsOfPerson } from './withdrawals.repository.ts';

/** Declarations of withdrawal, for operators. */
export interface WithdrawalList {
  /** A page, the latest first. An invalid place starts at the latest. */
  page(question: WithdrawalQuestion): Promise<OfficeWithdrawals>;
  /** The number of declarations that match a question, counted up to a limit. */
  count(question: Omit<WithdrawalQuestion, 'after'>, upTo: number): Promise<number>;
  one(number: string): Promise<OfficeWithdrawal | Refused>;
  /** The number of declarations that nobody has checked, counted up to a limit. */
  countUnchecked(upTo: number): Promise<number>;
  /** Notes who checked a declaration, and logs it. The first one stays. */
  check(number: string, by: Changer): Promise<OfficeWithdrawal | Refused>;
}

/** The sources of the list. */
export interface WithdrawalListSources {
  readonly database: Database;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
}

/** Declarations on a page. */
const pageSize = 25;

/** Creates the list. */
export function createWithdrawalList({ database, log, clock }: WithdrawalListSources): WithdrawalList {
  async function judged(found: readonly ReceivedWithdrawal[]): Promise<OfficeWithdrawal[]> {
    const checks = await checksOf(
      database.read,
      found.map(({ id }) => id),
    );
    return Promise.all(found.map((one) => officeWithdrawal(database, one, checks.get(one.id))));
  }
  async function one(number: string): Promise<OfficeWithdrawal | Refused> {
    const found = await findWithdrawal(database.read, 'number', number);
    const [shown] = found === null ? [] : await judged([found]);
    return shown ?? refused(404, 'withdrawal-not-found');
  }
  async function orderOf(number: string | undefined) {
    return number === undefined ? undefined : { number, id: (await orderIdOfNumber(database.read, number)) ?? '' };
  }
  return {
    one,
    async count({ isChecked, order }, upTo) {
      return countWithdrawals(database.read, { isChecked, order: await orderOf(order) }, upTo);
    },
    countUnchecked: (upTo) => countUnchecked(database.read, upTo),
    async page({ after, isChecked, order: number }) {
      const place = after === undefined ? null : placeOf(after);
      const order = await orderOf(number);
      const found = await latestWithdrawals(database.read, { after: place, isChecked, order, limit: pageSize + 1 });
      const shown = found.slice(0, pageSize);
      const last = found.length > pageSize ? shown.at(-1) : undefined;
      return {
        withdrawals: await judged(shown),
        next: last === undefined ? null : `${last.receivedAt}.${last.number}`,
      };
    },
    async check(number, by) {
      const found = await findWithdrawal(database.read, 'number', number);
      if (found === null) return refused(404, 'withdrawal-not-found');
      await database.transaction(async (transaction) => {
        const who = { operator_id: by?.id ?? null, operator_name: by?.name ?? checkTexts.atTerminal };
        const isFirst = await insertCheck(transaction, { withdrawal_id: found.id, checked_at: clock(), ...who });
        if (!isFirst) return;
        await log.write(transaction, { by, subject: 'withdrawal', subjectId: number, action: 'withdrawal.checked' });
      });
      return one(number);
    },
  };
}

async function officeWithdrawal(
  { read }: Database,
  withdrawal: ReceivedWithdrawal,
  check: WithdrawalCheck | undefined,
): Promise<OfficeWithdrawal> {
  const { number, receivedAt, declaration, isAcknowledged } = withdrawal;
  const { owed, ...judgement } = await judgeWithdrawal(read, withdrawal);
  return {
    ...{ number, receivedAt: isoTime(receivedAt), name: declaration.name, email: declaration.email, isAcknowledged },
    content: declarationInWords(declaration).map(([label, lines]) => ({ label, lines: [...lines] })),
    items: declaration.items?.map(({ line, amount }) => ({ line, amount })) ?? null,
    ...judgement,
    owed: owed && { ...owed, amount: euroFromCents(owed.amount) },
    refundUntil: lastDayToRefund(viennaDay(receivedAt)),
    checked: check === undefined ? null : { at: isoTime(check.at), by: check.by },
  };
}

function placeOf(next: string): WithdrawalPlace | null {
  const [, at, number] = /^(\d{1,15})\.(W[\w-]+)$/.exec(next) ?? [];
  return at === undefined || number === undefined ? null : { at: Number(at), number };
}
