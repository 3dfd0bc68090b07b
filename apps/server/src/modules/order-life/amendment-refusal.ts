import { type Refused, refused } from '../../http/refused.ts';
import type { AmendmentProblem, TypedAmendment } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { amendmentTexts } from './texts/amendment.de.ts';

/** The problems of one field of the form. */
const fields: Readonly<Partial<Record<AmendmentProblem['code'], 'amount' | 'price'>>> = {
  'invalid-amount': 'amount',
  'too-much': 'amount',
  'invalid-price': 'price',
};

/** The refusal of an amendment: at the field of its line, or as a sentence about the whole. */
export function amendmentRefusal(
  { lines }: OrderSnapshot,
  { lines: typed }: TypedAmendment,
  problem: AmendmentProblem,
): Refused {
  const { code } = problem;
  const place = 'place' in problem ? problem.place : undefined;
  const line = place === undefined ? undefined : lines[typed[place]?.line ?? -1];
  const about = {
    name: 'name' in problem ? problem.name : (line?.name ?? ''),
    left: 'left' in problem ? problem.left : 0,
  };
  const msg = amendmentTexts.refusals[code](about);
  const field = fields[code];
  if (field === undefined || place === undefined)
    return refused(409, 'amendment-refused', {
      msg,
      extra: { reason: code, ...(place !== undefined && { line: place }) },
    });
  const path = place < typed.length ? `lines.${place}.${field}` : `added.${place - typed.length}.${field}`;
  return refused(400, 'invalid-form', { errors: [{ path, msg }] });
}
