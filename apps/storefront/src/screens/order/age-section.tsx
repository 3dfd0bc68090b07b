import { orderTexts } from '../../texts/order.de.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FormPart } from './form-part.ts';

/** The buyer's date of birth, for goods with a minimum age (LAW C10). Other orders do not ask for it (LAW C9). */
export function AgeSection({ form, errors, minimumAge }: FormPart & { minimumAge: number }) {
  return (
    <fieldset className="order-section">
      <legend>{orderTexts.age}</legend>
      <TextField
        label={orderTexts.birthDate}
        hint={orderTexts.birthDateHint(minimumAge)}
        type="date"
        autoComplete="bday"
        required
        error={errors.birthDate?.message}
        {...form.register('birthDate')}
      />
    </fieldset>
  );
}
