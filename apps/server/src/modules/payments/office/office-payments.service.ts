import type { OfficeAnswer, OfficePayments, PaymentFindings, PaymentQuestion } from '@kontor/contract/office';
import type { Database } from '../../../database/database.ts';
import type { Operator } from '../../../http/operator.ts';
import { type Refused, refused } from '../../../http/refused.ts';
import type { OfficeLog } from '../../office-log/office-log.service.ts';
import type { PaymentsService } from '../payments.service.ts';
import type { PaymentProviders } from '../providers/payment-providers.ts';
import {
  type AttemptPlace,
  attemptByReference,
  countAttemptsUpTo,
  listedAttempts,
} from '../store/attempts.repository.ts';
import { findingById } from '../store/findings.repository.ts';
import { wireFinding, wireHeard, wirePayment } from './wire-payment.ts';

/** The dependencies of the payments in the back office. */
export interface OfficePaymentsSources {
  readonly database: Database;
  readonly payments: Pick<PaymentsService, 'findings' | 'heard' | 'resolve' | 'checkOne'>;
  readonly providers: Pick<PaymentProviders, 'isUsable'>;
  readonly log: OfficeLog;
}

/** Payments by providers, for operators. */
export interface OfficePaymentsService {
  /** A page of payments, the newest first. An invalid place starts at the newest. */
  list(question: PaymentQuestion): Promise<OfficePayments>;
  /** The number of payments, counted up to a limit. */
  count(upTo: number): Promise<number>;
  /** The open findings, and when the providers were last heard. */
  findings(): Promise<PaymentFindings>;
  /** @returns 404 `finding-not-found` if it is not open. */
  resolve(operator: Operator, findingId: string): Promise<Refused | null>;
  /** Asks the provider about a payment. @returns 404 `payment-not-found`. */
  check(reference: string): Promise<OfficeAnswer<'paymentCheck'> | Refused>;
}

const pageSize = 50;

/** Creates the service. */
export function createOfficePayments(sources: OfficePaymentsSources): OfficePaymentsService {
  const { database, payments, providers, log } = sources;
  return {
    async list({ after }) {
      const place = after === undefined ? null : placeOf(after);
      const found = await listedAttempts(database.read, { after: place, limit: pageSize + 1 });
      const page = found.slice(0, pageSize);
      const last = found.length > pageSize ? page.at(-1) : undefined;
      return { payments: page.map(wirePayment), next: last === undefined ? null : `${last.createdAt}.${last.id}` };
    },
    count: (upTo) => countAttemptsUpTo(database.read, upTo),
    async findings() {
      const [findings, heard] = await Promise.all([payments.findings(), payments.heard()]);
      const offered = await Promise.all(heard.map(({ provider }) => providers.isUsable(provider)));
      return {
        findings: findings.map(wireFinding),
        providers: heard.map((one, at) => wireHeard(one, offered[at] === true)),
      };
    },
    async resolve(operator, findingId) {
      const finding = await findingById(database.read, findingId);
      if (finding === null) return refused(404, 'finding-not-found');
      return payments.resolve(findingId, (transaction) =>
        log.write(transaction, {
          ...{ by: operator, subject: 'payment-finding', subjectId: findingId, action: 'payment-finding.resolved' },
          before: { kind: finding.kind },
        }),
      );
    },
    async check(reference) {
      const attempt = await attemptByReference(database.read, reference);
      if (attempt === null) return refused(404, 'payment-not-found');
      const isAnswered = await payments.checkOne(attempt.id);
      const [now] = await listedAttempts(database.read, { reference, limit: 1 });
      return now === undefined ? refused(404, 'payment-not-found') : { payment: wirePayment(now), isAnswered };
    },
  };
}

function placeOf(next: string): AttemptPlace | null {
  const [, createdAt, id] = /^(\d{1,16})\.([\w-]+)$/.exec(next) ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}
