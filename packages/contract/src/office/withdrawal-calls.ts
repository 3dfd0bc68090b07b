import { refused } from '../call.ts';
import { OfficeWithdrawal, OfficeWithdrawals, OneWithdrawal, WithdrawalQuestion } from './wire/withdrawal.ts';

const unknown = { 404: refused('withdrawal-not-found') };

/** The bodies and answers of the calls about declarations of withdrawal. */
export const withdrawalCalls = {
  withdrawals: {
    summary: 'Declarations of withdrawal, the latest first.',
    body: WithdrawalQuestion,
    answer: OfficeWithdrawals,
  },
  withdrawal: {
    summary: 'One declaration with its deadlines, and whether somebody has checked it.',
    body: OneWithdrawal,
    answer: OfficeWithdrawal,
    refusals: unknown,
  },
  withdrawalCheck: {
    summary: 'Records that somebody has checked a declaration. If it was already checked, the first record is kept.',
    body: OneWithdrawal,
    answer: OfficeWithdrawal,
    refusals: unknown,
  },
} as const;
