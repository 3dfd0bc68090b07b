import { orderTexts } from '../../texts/de/order.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CarrierCosts } from './carrier-costs.ts';
import { carrierNote } from './carrier-note.ts';
import type { FormPart } from './form-part.ts';
import type { OrderFormData } from './order-data.ts';

/** How it is paid, by whom it is carried and at what cost where there is a choice (SPEC §5), and what else the customer wants noted. */
export function ChoiceSections(props: FormPart & { data: OrderFormData; costs: CarrierCosts }) {
  const { form, errors, data, costs } = props;
  return (
    <>
      <ChoiceField
        label={orderTexts.paymentCondition}
        required
        error={errors.paymentCondition?.message}
        choices={data.paymentConditions.map(({ name, title }) => ({ value: name, title }))}
        {...form.register('paymentCondition')}
      />
      {data.carriers.length > 0 && (
        <ChoiceField
          label={orderTexts.carrier}
          required
          error={errors.carrier?.message}
          choices={data.carriers.map((name) => ({
            value: name,
            title: name,
            note: carrierNote(costs[name], data.declaration),
          }))}
          {...form.register('carrier')}
        />
      )}
      <TextField
        label={orderTexts.externalNumber}
        hint={orderTexts.externalNumberHint}
        autoComplete="off"
        error={errors.externalNumber?.message}
        {...form.register('externalNumber')}
      />
    </>
  );
}
