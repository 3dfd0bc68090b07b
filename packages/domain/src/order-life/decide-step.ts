import { returnablePieces, waitingPieces } from './fulfilment.ts';
import { isWaiting, orderStateOf } from './life-state.ts';
import type { OrderLife, Parcel, Pieces } from './order-life.ts';
import type { MovedPieces, OrderStep, StepFields, StepRefusal } from './order-step.ts';
import { whyShipmentStands } from './undo-shipment.ts';

/** The effect of a step on an order. */
export interface StepDone {
  readonly kind: 'done';
  readonly after: OrderLife;
  /**
   * The pieces that the step ships, cancels or takes back, or whose shipment it undoes. Pieces of a shipment do not
   * return to stock: they left it with the order.
   */
  readonly moved: readonly MovedPieces[];
}

/** A refused step. `line`: set if one line is the reason. */
export interface StepRefused {
  readonly kind: 'refused';
  readonly reason: StepRefusal;
  readonly line?: number;
}

/** The decision about a step. `already`: the order already has that state, so nothing happens. */
export type StepDecision = StepDone | { readonly kind: 'already' } | StepRefused;

type Decide<Kind extends OrderStep['kind']> = (life: OrderLife, step: StepFields[Kind]) => StepDecision;

const decisions: { readonly [Kind in OrderStep['kind']]: Decide<Kind> } = {
  confirm: decideConfirm,
  pick: decidePick,
  ship: decideShip,
  unship: decideUnship,
  deliver: decideDeliver,
  cancel: decideCancellation,
  return: decideReturn,
  complete: decideComplete,
  hold: decideHold,
  release: (life) => (life.hold === null ? already : done({ ...life, hold: null })),
  correct: decideCorrection,
  amend: decideAmendment,
};

/**
 * Decides the effect of a step in the life of an order. It reads only its parameters. The life is loaded while the
 * order is locked, and the effect is written in the same transaction (docs/decisions/052).
 */
export function decideStep(life: OrderLife, step: OrderStep): StepDecision {
  return (decisions[step.kind] as (life: OrderLife, step: OrderStep) => StepDecision)(life, step);
}

const already = { kind: 'already' } as const;

function refuse(reason: StepRefusal, line?: number): StepRefused {
  return { kind: 'refused', reason, ...(line !== undefined && { line }) };
}

/** An order without waiting pieces has nothing to hold. */
function done(after: OrderLife, moved: readonly MovedPieces[] = []): StepDone {
  return { kind: 'done', after: isWaiting(after) ? after : { ...after, hold: null }, moved };
}

function isCancelled(life: OrderLife): boolean {
  return orderStateOf(life) === 'cancelled';
}

/** Why no step may be taken with an order. Null: steps may be taken. */
function obstacle(life: OrderLife): StepRefused | null {
  if (isCancelled(life)) return refuse('cancelled');
  return life.hold === null ? null : refuse('held');
}

function decideConfirm(life: OrderLife): StepDecision {
  return obstacle(life) ?? (orderStateOf(life) === 'placed' ? done({ ...life, isConfirmed: true }) : already);
}

function decidePick(life: OrderLife): StepDecision {
  const hindered = obstacle(life);
  if (hindered) return hindered;
  if (!isWaiting(life)) return refuse('nothing-left');
  if (allWaiting(life).every(({ line }) => life.lines[line]?.isGiftVoucher)) return refuse('voucher-unpaid');
  return life.isPicked ? already : done({ ...life, isConfirmed: true, isPicked: true });
}

function decideShip(life: OrderLife, step: StepFields['ship']): StepDecision {
  const { pieces: asked, isByEmail = false } = step;
  const hindered = obstacle(life);
  if (hindered) return hindered;
  if (!isWaiting(life)) return asked === undefined ? already : refuse('nothing-left');
  const isSent = ({ line }: Pieces) => life.lines[line]?.isGiftVoucher === true;
  const pieces = asked ?? allWaiting(life).filter((piece) => isSent(piece) === isByEmail);
  if (asked === undefined && pieces.length === 0) return isByEmail ? already : refuse('voucher-unpaid');
  const wrong = wrongPieces(life, pieces, waitingPieces, 'too-many');
  if (wrong) return wrong;
  const unpaid = isByEmail ? undefined : pieces.find(isSent);
  if (unpaid) return refuse('voucher-unpaid', unpaid.line);
  const unconfirmed = shipObstacle(life, pieces, step);
  if (unconfirmed) return unconfirmed;
  const number = life.parcels.length + (life.undone ?? 0) + 1;
  const parcel: Parcel = {
    number,
    isDelivered: isByEmail,
    pieces: pieces.map(({ line, amount }) => ({ line, amount })),
  };
  return done(
    { ...life, isConfirmed: true, parcels: [...life.parcels, parcel] },
    parcel.pieces.map((piece) => ({ ...piece, toStock: false })),
  );
}

/** What the operator must confirm before pieces are shipped. Null: nothing. */
function shipObstacle(
  life: OrderLife,
  pieces: readonly Pieces[],
  { isAgeChecked, isUnpaidAccepted, isByEmail }: StepFields['ship'],
): StepRefused | null {
  if (life.awaitsPrepayment && !isUnpaidAccepted && !isByEmail) return refuse('unpaid');
  const aged = pieces.find(({ line }) => life.lines[line]?.minimumAge !== undefined);
  return aged && !isAgeChecked ? refuse('age-unchecked', aged.line) : null;
}

/** The pieces wait again, as they did before, so an order that was closed is open again. */
function decideUnship(life: OrderLife, { parcel: number }: StepFields['unship']): StepDecision {
  const hindered = whyShipmentStands(life, number);
  if (hindered === 'already') return already;
  if (hindered !== null) return refuse(hindered.reason, hindered.line);
  const parcels = life.parcels.filter((parcel) => parcel.number !== number);
  const pieces = life.parcels.find((parcel) => parcel.number === number)?.pieces ?? [];
  return done(
    { ...life, parcels, undone: (life.undone ?? 0) + 1, isCompleted: false },
    pieces.map((piece) => ({ ...piece, toStock: false })),
  );
}

function decideDeliver(life: OrderLife, { parcel: number }: StepFields['deliver']): StepDecision {
  if (isCancelled(life)) return refuse('cancelled');
  if (life.parcels.length === 0) return refuse('not-shipped');
  const asked = life.parcels.filter((parcel) => number === undefined || parcel.number === number);
  if (asked.length === 0) return refuse('unknown-parcel');
  if (asked.every(({ isDelivered }) => isDelivered)) return already;
  return done({
    ...life,
    parcels: life.parcels.map((parcel) => (asked.includes(parcel) ? { ...parcel, isDelivered: true } : parcel)),
  });
}

function decideCancellation(life: OrderLife, { pieces: asked, refunds }: StepFields['cancel']): StepDecision {
  if (isCancelled(life)) return already;
  if (!isWaiting(life)) return refuse('shipped');
  const pieces = asked ?? allWaiting(life).map((piece) => ({ ...piece, toStock: true }));
  const wrong = wrongPieces(life, pieces, waitingPieces, 'shipped');
  if (wrong) return wrong;
  const after = withPieces(life, pieces, 'cancelled');
  if (isCancelled(after) && life.isPaid && !refunds) return refuse('paid');
  return done(after, pieces);
}

function decideReturn(life: OrderLife, { pieces }: StepFields['return']): StepDecision {
  if (life.lines.every((_, line) => returnablePieces(life, line) === 0)) return refuse('not-shipped');
  const wrong = wrongPieces(life, pieces, returnablePieces, 'not-shipped');
  return wrong ?? done(withPieces(life, pieces, 'returned'), pieces);
}

function decideComplete(life: OrderLife): StepDecision {
  if (isCancelled(life)) return refuse('cancelled');
  if (isWaiting(life)) return refuse('waiting');
  return life.isCompleted || orderStateOf(life) === 'returned' ? already : done({ ...life, isCompleted: true });
}

function decideHold(life: OrderLife, { reason }: StepFields['hold']): StepDecision {
  if (isCancelled(life)) return refuse('cancelled');
  if (!isWaiting(life)) return refuse('nothing-left');
  return life.hold === reason ? already : done({ ...life, hold: reason });
}

/** A held order may be corrected too: a doubtful address is a common reason to hold it. */
function decideCorrection(life: OrderLife, { isOfInvoice }: StepFields['correct']): StepDecision {
  if (isCancelled(life)) return refuse('cancelled');
  return isWaiting(life) || isOfInvoice === true ? done(life) : refuse('all-shipped');
}

/**
 * Only an order of which no piece has moved is amended: pieces belong to lines, and these may go. That holds for a
 * shipment that was undone too, whose papers and history name its lines. What was picked is picked anew.
 */
function decideAmendment(life: OrderLife, { ordered }: StepFields['amend']): StepDecision {
  if (isCancelled(life)) return refuse('cancelled');
  const hasMoved =
    life.parcels.length > 0 ||
    life.undone !== undefined ||
    life.lines.some(({ cancelled, returned }) => cancelled + returned > 0);
  if (hasMoved) return refuse('pieces-moved');
  if (ordered === undefined) return done(life);
  const lines = ordered.map((amount) => ({ ordered: amount, cancelled: 0, returned: 0 }));
  return done({ ...life, lines, isPicked: false });
}

function allWaiting(life: OrderLife): Pieces[] {
  return life.lines.flatMap((_, line) => {
    const amount = waitingPieces(life, line);
    return amount > 0 ? { line, amount } : [];
  });
}

/**
 * Why pieces cannot be moved. Null: they can. `available`: how many pieces of a line can be moved. `gone`: the reason
 * if there are too few, although that many were ordered and not cancelled.
 */
function wrongPieces(
  life: OrderLife,
  pieces: readonly Pieces[],
  available: (life: OrderLife, line: number) => number,
  gone: StepRefusal,
): StepRefused | null {
  if (pieces.length === 0) return refuse('invalid-amount');
  for (const [place, { line, amount }] of pieces.entries()) {
    const of = life.lines[line];
    if (of === undefined) return refuse('unknown-line', line);
    const isNamedBefore = pieces.slice(0, place).some((other) => other.line === line);
    if (!Number.isSafeInteger(amount) || amount <= 0 || isNamedBefore) return refuse('invalid-amount', line);
    const isThere = amount <= of.ordered - of.cancelled - of.returned;
    if (amount > available(life, line)) return refuse(isThere ? gone : 'too-many', line);
  }
  return null;
}

function withPieces(life: OrderLife, pieces: readonly Pieces[], as: 'cancelled' | 'returned'): OrderLife {
  const moved = (line: number) => pieces.find((piece) => piece.line === line)?.amount ?? 0;
  return { ...life, lines: life.lines.map((of, line) => ({ ...of, [as]: of[as] + moved(line) })) };
}
