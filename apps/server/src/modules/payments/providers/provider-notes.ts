import type { PaymentProvider } from '@kontor/contract';
import type { ProviderFailure } from '@kontor/domain';
import type { Logger } from 'pino';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { detailOf } from '../store/finding-details.ts';
import { foundAbout, renewFinding, rewordFinding, settleFinding } from '../store/findings.repository.ts';
import {
  type AbsenceFinding,
  absenceFinding,
  absences as absenceKinds,
  isNeededToPay,
  isSameCause,
  subjectOf,
} from './absence-finding.ts';
import type { Absences } from './absences.ts';
import type { MessageSettings } from './connected-provider.ts';
import { isPageForError, whatToCheck } from './foreign-answer.ts';
import type { ProviderCall } from './gateway.ts';

/** Where it is noted what became of calls: in this process, and among the findings for the operator. */
export interface NoteSources {
  readonly absences: Absences;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * How long a provider may be unreachable before the operator is told, in milliseconds. Short network failures are
 * normal.
 */
const awayTold = 900_000;

/** Leaves a provider out after a failure that concerns the provider itself, and tells the operator why. */
export async function noteFailure(
  { absences, database, clock, logger }: NoteSources,
  provider: PaymentProvider,
  call: ProviderCall,
  failure: ProviderFailure,
): Promise<void> {
  const { kind, code, reason, concerns, answer } = failure;
  if (kind !== 'unavailable' && concerns !== 'account') return;
  const refused = concerns === 'account' && isNeededToPay(call) ? call : undefined;
  const isUnreachable = code === 'unreachable';
  const since = absences.leaveOut(provider, isUnreachable ? 'unreachable' : 'misconfigured', refused);
  const finding = absenceFinding(provider, refused, failure, since);
  const check = finding.kind === 'settings-wrong' ? { answer, check: whatToCheck(provider, code, answer) } : {};
  logger.error({ provider, code, reason, ...check }, 'payment provider cannot be used');
  const isMoment = isUnreachable && !isPageForError(failure) && clock() - since < awayTold;
  if (isMoment) return;
  await tellOperator({ database, clock }, provider, finding, refused !== undefined);
}

/**
 * Tells the operator why a provider cannot be used. The newest cause replaces the earlier ones: a provider that
 * refuses something has answered, so it is reachable.
 * @param isNews whether to tell again after the operator has resolved the same cause, because a payment was refused
 * since.
 */
async function tellOperator(
  { database, clock }: Pick<NoteSources, 'database' | 'clock'>,
  provider: PaymentProvider,
  finding: AbsenceFinding,
  isNews: boolean,
): Promise<void> {
  const { kind, about } = finding;
  const causes = [about, provider].flatMap((subject) => absenceKinds.map((one) => ({ kind: one, about: subject })));
  const replaced = causes.filter((one) => one.kind !== kind || one.about !== about);
  const [[known], others] = await Promise.all([
    foundAbout(database.read, [finding]),
    foundAbout(database.read, replaced),
  ]);
  const isSame = known !== undefined && isSameCause(known, finding);
  const isTold = isSame && (known.resolved_at === null || !isNews);
  const isReworded = isTold && known.resolved_at === null && known.detail !== JSON.stringify(finding.detail);
  if (isTold && !isReworded && others.length === 0) return;
  await database.transaction(async (transaction) => {
    for (const one of replaced) await settleFinding(transaction, one);
    if (!isTold) await renewFinding(transaction, finding, clock());
    else if (isReworded) await rewordFinding(transaction, finding);
  });
}

/** Takes back what a success of a call shows to be over: refusals of its kind, and findings. */
export async function noteAnswer(
  { absences, database }: Pick<NoteSources, 'absences' | 'database'>,
  provider: PaymentProvider,
  call: ProviderCall,
): Promise<void> {
  absences.noteDone(provider, call);
  const subjects = [subjectOf(provider, call), ...(absences.of(provider) ? [] : [provider])];
  // The findings are read before a transaction is opened: calls are frequent, and reading blocks nobody.
  const found = await foundAbout(
    database.read,
    subjects.flatMap((about) => absenceKinds.map((kind) => ({ kind, about }))),
  );
  if (found.length === 0) return;
  await database.transaction(async (transaction) => {
    for (const about of subjects) for (const kind of absenceKinds) await settleFinding(transaction, { kind, about });
  });
}

/**
 * A refusal to the account also ends when its finding is no longer open: resolved, or taken back by another process.
 */
export async function endResolved(
  { absences, database }: Pick<NoteSources, 'absences' | 'database'>,
  provider: PaymentProvider,
): Promise<void> {
  const absence = absences.of(provider);
  if (absence === undefined || absence.refuses.size === 0) return;
  const kinds = [...absenceKinds, 'messages-wrong'] as const;
  const findings = [...absence.refuses].flatMap((call) =>
    kinds.map((kind) => ({ kind, about: subjectOf(provider, call) })),
  );
  const found = await foundAbout(database.read, findings);
  if (found.every(({ resolved_at }) => resolved_at !== null)) absences.comeBack(provider);
  else absences.postpone(provider, { ...absence, isUnreachable: false }, 'misconfigured');
}

/**
 * Notes whether the provider's messages will arrive. If some messages are not registered, the provider is still
 * offered: payments are settled without them, only later. If the provider does not know the webhook, it is left out
 * like after any wrong setting, until the setting is corrected or the operator resolves the finding and so does
 * without messages.
 */
export async function noteMessages(
  { absences, database, clock, logger }: NoteSources,
  provider: PaymentProvider,
  { code, missing }: MessageSettings,
): Promise<void> {
  const subject = { kind: 'messages-wrong', about: subjectOf(provider, 'webhook') } as const;
  const [known] = await foundAbout(database.read, [subject]);
  if (code === undefined) {
    absences.noteDone(provider, 'webhook');
    if (known === undefined) return;
    return database.transaction((transaction) => settleFinding(transaction, subject));
  }
  if (code === 'unknown-webhook') absences.leaveOut(provider, 'misconfigured', 'webhook');
  else absences.noteDone(provider, 'webhook');
  logger.error({ provider, code, missing }, 'messages of a payment provider do not come');
  const finding = { ...subject, detail: { provider, code, ...(missing && { missing }) } };
  const isSame = known !== undefined && detailOf('messages-wrong', known).code === code;
  if (!isSame) await database.transaction((transaction) => renewFinding(transaction, finding, clock()));
}
