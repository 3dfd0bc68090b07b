import { type Address, missingDeliveryFields, type OrderDetails, withSettledDelivery } from '@kontor/domain';
import { useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { orderTexts } from '../../texts/order.de.ts';

/** What a separate shipping address lacks, which one may go on without (SPEC §5), but not unawares. */
export interface DeliveryGaps {
  /** What is said at the fields: once they were left, or once somebody wanted to go on. */
  readonly errors: FieldErrors<Address>;
  /** What becomes of the delivery if one goes on all the same; null until that was tried. */
  readonly warning: string | null;
  /**
   * Whether to go on: nothing is missing, or its lack was said before and one goes on deliberately. Else it is said
   * from now on.
   */
  accept(details: OrderDetails, isDeliberate: boolean): boolean;
}

/** Watches the separate shipping address of the order form for what is missing in it. */
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
