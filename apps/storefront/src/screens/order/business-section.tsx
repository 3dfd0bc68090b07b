import { orderTexts } from '../../texts/order.de.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FormPart } from './form-part.ts';

/** The VAT id of a business, by which a delivery to another member state has no tax (LAW T5). */
export function BusinessSection({
  form,
  errors,
  vatIdName,
}: Pick<FormPart, 'form' | 'errors'> & { vatIdName: string }) {
  return (
    <fieldset className="order-section">
      <legend>{orderTexts.business}</legend>
      <TextField
        label={vatIdName}
        hint={orderTexts.vatIdHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.vatId?.message}
        {...form.register('vatId')}
      />
    </fieldset>
  );
}
