import { type Address, missingDeliveryFields, type OrderDetails, withSettledDelivery } from '@kontor/domain';
import { useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { orderTexts } from '../../texts/order.de.ts';

/**
 * The fields missing in a separate shipping address. The customer may leave them empty (SPEC §5), but is warned once.
 */
export interface DeliveryGaps {
  /** Shown at a missing field after it was left, and at all of them after a submit. */
  readonly errors: FieldErrors<Address>;
  /** What will happen to the delivery if the customer proceeds all the same; null until they tried to. */
  readonly warning: string | null;
  /**
   * Whether the order may proceed. With missing fields it may only if the customer was warned of them before and
   * presses the button deliberately. Otherwise the warning is shown from now on.
   */
  accept(details: OrderDetails, isDeliberate: boolean): boolean;
}

/** Watches the separate shipping address of the order form for missing fields. */
export function useDeliveryGaps(form: UseFormReturn<OrderDetails>): DeliveryGaps {
  const [told, setTold] = useState<readonly string[]>([]);
  const { touchedFields, submitCount } = form.formState;
  const details = form.watch();
  const missing = missingDeliveryFields(details);
  const isTold = (fields: readonly string[]) => fields.every((field) => told.includes(field));
  const shown = missing.filter((field) => submitCount > 0 || touchedFields.shippingAddress?.[field]);
  const error = { type: 'missing', message: orderTexts.fillOrUntick };
  return {
    errors: Object.fromEntries(shown.map((field) => [field, error])),
    warning: missing.length > 0 && isTold(missing) ? warningOf(details) : null,
    accept(submitted, isDeliberate) {
      const lacking = missingDeliveryFields(submitted);
      if (lacking.length === 0 || (isDeliberate && isTold(lacking))) return true;
      setTold(lacking);
      return false;
    },
  };
}

function warningOf(details: OrderDetails): string {
  return withSettledDelivery(details).separateShippingAddress
    ? orderTexts.deliveryIncomplete
    : orderTexts.deliveryEmpty;
}
