import type { OrderDetails } from '@kontor/domain';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { saveDetails } from '../../cart/cart-actions.ts';
import { choicesOf, offeredDetails } from '../../cart/order-choices.ts';
import { checkoutAddress, shoppingPath } from '../../shop/address.ts';
import { useAddress } from '../../shop/use-address.ts';
import { orderTexts } from '../../texts/de/order.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { detailsResolver } from './details-resolver.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import type { OrderFormData } from './order-data.ts';

/** The order form. All that is typed is kept at once, so that neither going back nor reloading loses a word. */
export function OrderForm({ kept, data }: { kept: OrderDetails; data: OrderFormData }) {
  const router = useRouter();
  const path = shoppingPath(useAddress());
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState(0);
  const [choices] = useState(() => choicesOf(data));
  const { register, handleSubmit, subscribe, watch, formState } = useForm<OrderDetails>({
    defaultValues: offeredDetails(kept, choices),
    mode: 'onTouched',
    resolver: detailsResolver(choices),
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDetails(values) }),
    [subscribe],
  );

  // After the errors of an attempt are on the page: only then can the first one be found.
  useEffect(() => {
    if (submitCount > 0) setWrong(focusFirstWrong(form.current));
  }, [submitCount]);

  const proceed = handleSubmit((details) => {
    saveDetails(details);
    return router.navigate({ href: checkoutAddress(path, 'summary') });
  });

  return (
    <form className="order-form" ref={form} onSubmit={proceed} noValidate>
      <p className="order-form-hint">{orderTexts.requiredHint}</p>
      <fieldset className="order-section">
        <legend>{orderTexts.contact}</legend>
        <TextField
          label={orderTexts.email}
          type="email"
          autoComplete="email"
          required
          hint={orderTexts.emailHint}
          error={errors.email?.message}
          {...register('email')}
        />
      </fieldset>
      <fieldset className="order-section">
        <legend>{orderTexts.billingAddress}</legend>
        <AddressFields kind="billing" countries={data.countries} register={register} errors={errors.address} />
        <label className="choice">
          <input type="checkbox" {...register('separateShippingAddress')} />
          <span>{orderTexts.separateShippingAddress}</span>
        </label>
      </fieldset>
      {watch('separateShippingAddress') && (
        <fieldset className="order-section">
          <legend>{orderTexts.shippingAddress}</legend>
          <AddressFields
            kind="shipping"
            countries={data.countries}
            register={register}
            errors={errors.shippingAddress}
          />
        </fieldset>
      )}
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
      <p className="order-form-wrong" role="alert">
        {wrong > 0 && !formState.isValid && orderTexts.wrongFields(wrong)}
      </p>
      <div className="checkout-actions">
        <Button onClick={() => router.navigate({ href: checkoutAddress(path, 'cart') })}>{orderTexts.back}</Button>
        <Button look="primary" type="submit">
          {orderTexts.next}
        </Button>
      </div>
    </form>
  );
}
