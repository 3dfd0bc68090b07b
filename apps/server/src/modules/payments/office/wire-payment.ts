import type { OfficeFinding, OfficePayment, PaymentFindings } from '@kontor/contract/office';
import { euroFromCents } from '@kontor/domain';
import { findingSentence, findingTitle } from '../operator/texts/findings.de.ts';
import type { HeardProvider } from '../payments.service.ts';
import type { AttemptOfOrder } from '../store/attempts.repository.ts';
import type { OpenFinding } from '../store/findings.repository.ts';
import { refundedOf } from '../store/payment-attempt.ts';

/** A payment as the back office shows it, in EUR. */
export function wirePayment(attempt: AttemptOfOrder): OfficePayment {
  const { reference, orderNumber, provider, means, state, failureCode } = attempt;
  return {
    ...{ reference, orderNumber, provider, means, state, failureCode },
    amount: euroFromCents(attempt.amount),
    refunded: euroFromCents(refundedOf(attempt)),
    refunding: euroFromCents(attempt.refunding),
    reversed: euroFromCents(attempt.reversed),
    createdAt: isoOf(attempt.createdAt),
    changedAt: isoOf(attempt.movedAt),
  };
}

/** A finding with its title and details in German. */
export function wireFinding(finding: OpenFinding): OfficeFinding {
  const { id, kind, reference, orderNumber } = finding;
  return {
    ...{ _id: id, kind, foundAt: isoOf(finding.found_at), reference, orderNumber },
    ...{ title: findingTitle(kind), detail: findingSentence(finding), books: kind === 'amount-differs' },
  };
}

/** What a provider last said, and whether customers can choose it. */
export function wireHeard(
  { provider, messageAt, answerAt }: HeardProvider,
  isOffered: boolean,
): PaymentFindings['providers'][number] {
  return {
    ...{ provider, isOffered, isSigned: messageAt !== undefined },
    messageAt: messageAt === undefined || messageAt === null ? null : isoOf(messageAt),
    answerAt: answerAt === null ? null : isoOf(answerAt),
  };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
