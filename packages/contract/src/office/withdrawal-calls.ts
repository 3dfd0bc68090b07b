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
    summary: 'One declaration, and how it stands.',
    body: OneWithdrawal,
    answer: OfficeWithdrawal,
    refusals: unknown,
  },
  withdrawalCheck: {
    summary: 'Notes that somebody has looked at a declaration. Who was first stays.',
    body: OneWithdrawal,
    answer: OfficeWithdrawal,
    refusals: unknown,
  },
} as const;
