import type { OrderStep, StepRefused } from '@kontor/domain';
import { germanTime } from '../../german-format.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { OrderRecord } from '../orders/orders.service.ts';
import { stepTexts as texts } from './texts/steps.de.ts';
import type { AskedBy, TimelineEntry } from './types.ts';

/** Who made a change and when, for somebody whose step came later. */
function whoAndWhen({ kind, by, at, version }: TimelineEntry) {
  return { kind, by, at: new Date(at).toISOString(), version };
}

/** The refusal of a step that was decided on an older state of the order. */
export function staleOrder({ version }: OrderRecord, changes: readonly TimelineEntry[]): Refused {
  const last = changes.at(-1);
  return refused(409, 'order-stale', {
    ...(last && { msg: texts.stale(last.by, germanTime(last.at), texts.done[last.kind]) }),
    extra: { version, changes: changes.map(whoAndWhen) },
  });
}

/** The refusal of a step that the order does not allow. */
export function refusalOfStep(
  { order, hold, version }: OrderRecord,
  { reason, line }: StepRefused,
  via: AskedBy['via'] = 'order',
): Refused {
  const name = line === undefined ? undefined : order.lines[line]?.name;
  const isOnline = order.paymentCondition.kind === 'online';
  return refused(409, 'step-refused', {
    msg: texts.refusals[reason]({ line: name, hold: hold ?? '', isOnline, via }),
    extra: { reason, version, ...(line !== undefined && { line }) },
  });
}

/** The refusal of a step that was already taken. Nothing happens again, and the message says who took it first. */
export function stepAlreadyTaken({ kind }: OrderStep, last: TimelineEntry | undefined): Refused {
  if (last === undefined) return refused(409, 'step-already');
  return refused(409, 'step-already', {
    msg: texts.already(last.by, germanTime(last.at), texts.done[kind]),
    extra: whoAndWhen(last),
  });
}
