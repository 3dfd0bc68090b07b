import { orderTexts } from '../../texts/de/order.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FormPart } from './form-part.ts';

/** Where the confirmation goes to. */
export function ContactSection({ form, errors }: FormPart) {
  return (
    <fieldset className="order-section">
      <legend>{orderTexts.contact}</legend>
      <TextField
        label={orderTexts.email}
        hint={orderTexts.emailHint}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
    </fieldset>
  );
}
