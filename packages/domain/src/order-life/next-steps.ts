import { decideStep } from './decide-step.ts';
import { returnablePieces } from './fulfilment.ts';
import type { OrderLife } from './order-life.ts';
import { type OrderStep, type StepKind, type StepRefusal, stepKinds } from './order-step.ts';
import { whyShipmentStands } from './undo-shipment.ts';

/** A step that an operator might take. `refusal`: why it is not possible now. Null: it is possible. */
export interface NextStep {
  readonly kind: StepKind;
  readonly refusal: StepRefusal | 'already' | null;
}

/** All steps in the life of an order, with the reason for those that are not possible. */
export function nextSteps(life: OrderLife): NextStep[] {
  return stepKinds.map((kind) => {
    const decision = decideStep(life, wholeStep(life, kind));
    if (decision.kind === 'refused') return { kind, refusal: decision.reason };
    return { kind, refusal: decision.kind === 'already' ? 'already' : null };
  });
}

/** The step with everything it can apply to. */
function wholeStep(life: OrderLife, kind: StepKind): OrderStep {
  if (kind === 'hold') return { kind, reason: '' };
  if (kind === 'ship') return { kind, isAgeChecked: true, isUnpaidAccepted: true };
  if (kind === 'unship') return { kind, parcel: parcelToUnship(life) };
  if (kind !== 'return') return { kind };
  const pieces = life.lines.flatMap((_, line) => {
    const amount = returnablePieces(life, line);
    return amount > 0 ? { line, amount, toStock: true } : [];
  });
  return { kind, pieces };
}

/** The last parcel whose shipment can be undone, else the last one. 0: there is none. */
function parcelToUnship(life: OrderLife): number {
  const numbers = life.parcels.map(({ number }) => number);
  return numbers.findLast((number) => whyShipmentStands(life, number) === null) ?? numbers.at(-1) ?? 0;
}
