import type { ShownMethod } from '@kontor/contract';
import { useWatch } from 'react-hook-form';
import { orderTexts } from '../../texts/order.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { carrierArrival, carrierNote } from './carrier-note.ts';
import type { CarrierOffers } from './carrier-offers.ts';
import { feeNote } from './fee-note.ts';
import type { FormPart } from './form-part.ts';
import { OrderChoice } from './order-choice.tsx';
import type { OrderFormData } from './order-data.ts';
import type { PaymentFees } from './payment-fees.ts';

/** The drawing of each payment method. */
const paymentMarks = {
  paypal: 'wallet',
  card: 'card',
  transfer: 'bank',
  invoice: 'document',
  'on-delivery': 'coins',
} as const satisfies Readonly<Record<ShownMethod, string>>;

/**
 * The choice of payment and carrier with the costs of each, and with the days of delivery, shown where there is a
 * choice (SPEC §5), and the customer's own order number.
 */
export function ChoiceSections(props: FormPart & { data: OrderFormData; offers: CarrierOffers; fees: PaymentFees }) {
  const { form, errors, data, offers, fees } = props;
  const chosen = useWatch({ control: form.control, name: 'paymentCondition' });
  const waitsForTransfer = data.paymentConditions.find(({ name }) => name === chosen)?.method === 'transfer';
  return (
    <>
      <OrderChoice
        form={form}
        name="paymentCondition"
        label={orderTexts.paymentCondition}
        choices={data.paymentConditions.map(({ name, title, method }) => ({
          value: name,
          title,
          ...(method !== undefined && {
            explanation: orderTexts.paymentMethods[method],
            mark: <Icon name={paymentMarks[method]} />,
          }),
          note: feeNote(fees[name], data.declaration),
        }))}
      />
      {data.carriers.length > 0 && (
        <OrderChoice
          form={form}
          name="carrier"
          label={orderTexts.carrier}
          choices={data.carriers.map((name) => ({
            value: name,
            title: name,
            note: carrierNote(offers[name], data.declaration),
            explanation: carrierArrival(offers[name], { saysDays: data.saysDays, waitsForTransfer }),
          }))}
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
