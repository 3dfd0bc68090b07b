import type { User } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';

/** The props that every section of the order form takes: the form and its errors. */
export interface FormPart {
  readonly form: UseFormReturn<OrderDetails>;
  readonly errors: FieldErrors<OrderDetails>;
  /** The customer who is logged in; null for a guest. */
  readonly customer: User | null;
}
