import type { User } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';

/** What a part of the order form gets of the whole: how to tie its fields to it, and what is wrong with them. */
export interface FormPart {
  readonly form: UseFormReturn<OrderDetails>;
  readonly errors: FieldErrors<OrderDetails>;
  /** Who is logged in: some of it is theirs already. */
  readonly customer: User | null;
}
