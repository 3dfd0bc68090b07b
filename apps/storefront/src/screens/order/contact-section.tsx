import { orderTexts } from '../../texts/order.de.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FormPart } from './form-part.ts';

/** The e-mail address for the confirmation. A customer who is logged in cannot change it here (SPEC §4). */
export function ContactSection({ form, errors, customer }: FormPart) {
  return (
    <fieldset className="order-section" disabled={customer !== null}>
      <legend>{orderTexts.contact}</legend>
      <TextField
        label={orderTexts.email}
        hint={customer === null ? orderTexts.emailHint : orderTexts.emailOfAccount}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
    </fieldset>
  );
}
