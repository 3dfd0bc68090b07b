import { orderTexts } from '../../texts/order.de.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FormPart } from './form-part.ts';

/** The VAT id of a business, by which a delivery to another member state has no tax (LAW T5). */
export function BusinessSection({ form, errors }: Pick<FormPart, 'form' | 'errors'>) {
  return (
    <fieldset className="order-section">
      <legend>{orderTexts.business}</legend>
      <TextField
        label={orderTexts.vatId}
        hint={orderTexts.vatIdHint}
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.vatId?.message}
        {...form.register('vatId')}
      />
    </fieldset>
  );
}
