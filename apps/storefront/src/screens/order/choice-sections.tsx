import { orderTexts } from '../../texts/de/order.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FormPart } from './form-part.ts';
import type { OrderFormData } from './order-data.ts';

/** How it is paid, by whom it is carried where there is a choice (SPEC §5), and what else the customer wants noted. */
export function ChoiceSections({ register, errors, data }: FormPart & { data: OrderFormData }) {
  return (
    <>
      <ChoiceField
        label={orderTexts.paymentCondition}
        required
        error={errors.paymentCondition?.message}
        choices={data.paymentConditions.map(({ name, title }) => ({ value: name, title }))}
        {...register('paymentCondition')}
      />
      {data.carriers.length > 0 && (
        <ChoiceField
          label={orderTexts.carrier}
          required
          error={errors.carrier?.message}
          choices={data.carriers.map((name) => ({ value: name, title: name }))}
          {...register('carrier')}
        />
      )}
      <TextField
        label={orderTexts.externalNumber}
        hint={orderTexts.externalNumberHint}
        error={errors.externalNumber?.message}
        {...register('externalNumber')}
      />
    </>
  );
}
