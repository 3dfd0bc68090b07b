import { birthDateRefusal, birthDateRefusals, minimumAgeOf, type OrderDetails } from '@kontor/domain';
import { viennaDay } from '../../german-format.ts';
import { formErrors } from '../../http/form-errors.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { formErrorSentences } from '../../http/texts/form-errors.de.ts';
import type { DeliverableCart } from './calculated-cart.ts';

/** Whose age is judged, and when (epoch ms). */
interface AskedAge {
  readonly form: Pick<OrderDetails, 'birthDate'>;
  readonly now: number;
}

/** The age that the goods of a cart require (LAW C10); null: none. */
export function ageForCart({ priced }: Pick<DeliverableCart, 'priced'>) {
  return minimumAgeOf(priced.lines.map(({ line }) => line.condition));
}

/** Why an order may not be placed by this buyer: the date of birth is missing or wrong, or they are too young. */
export function ageRefusal(cart: Pick<DeliverableCart, 'priced'>, asked: AskedAge): Refused | null {
  const young = tooYoung(cart, asked);
  if (young !== null) return young;
  const wrong = birthDateRefusals(asked.form.birthDate ?? '', judgedBy(cart, asked));
  return wrong.length > 0 ? refused(400, 'invalid-order', { errors: formErrors(wrong) }) : null;
}

/** The refusal of a buyer who is known to be too young. Costs are told without a date of birth. */
export function tooYoung(cart: Pick<DeliverableCart, 'priced'>, asked: AskedAge): Refused | null {
  const code = birthDateRefusal(asked.form.birthDate ?? '', judgedBy(cart, asked));
  const isTooYoung = code === 'too-young-16' || code === 'too-young-18';
  return isTooYoung ? refused(409, 'buyer-too-young', { msg: formErrorSentences[code] }) : null;
}

function judgedBy(cart: Pick<DeliverableCart, 'priced'>, { now }: AskedAge) {
  return { minimumAge: ageForCart(cart), today: viennaDay(now) };
}
