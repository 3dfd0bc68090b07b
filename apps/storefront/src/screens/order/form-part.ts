import type { OrderDetails } from '@kontor/domain';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';

/** What a part of the order form gets of the whole: how to tie its fields to it, and what is wrong with them. */
export interface FormPart {
  readonly register: UseFormRegister<OrderDetails>;
  readonly errors: FieldErrors<OrderDetails>;
}
