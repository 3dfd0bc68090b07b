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
import { AddressSections } from './address-sections.tsx';
import { ChoiceSections } from './choice-sections.tsx';
import { ContactSection } from './contact-section.tsx';
import { detailsResolver } from './details-resolver.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import type { OrderFormData } from './order-data.ts';

/** The order form. All that is typed is kept at once, so that neither going back nor reloading loses a word. */
export function OrderForm({ kept, data }: { kept: OrderDetails; data: OrderFormData }) {
  const router = useRouter();
  const path = shoppingPath(useAddress());
  const element = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState(0);
  const [choices] = useState(() => choicesOf(data));
  const form = useForm<OrderDetails>({
    defaultValues: offeredDetails(kept, choices),
    mode: 'onTouched',
    resolver: detailsResolver(choices),
    shouldFocusError: false,
  });
  const { subscribe, formState } = form;
  const { errors, isValid, submitCount } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDetails(values) }),
    [subscribe],
  );

  // After the errors of an attempt are on the page: only then can the first one be found.
  useEffect(() => {
    if (submitCount > 0) setWrong(focusFirstWrong(element.current));
  }, [submitCount]);

  const proceed = form.handleSubmit((details) => {
    saveDetails(details);
    return router.navigate({ href: checkoutAddress(path, 'summary') });
  });

  return (
    <form className="order-form" ref={element} onSubmit={proceed} noValidate>
      <p className="order-form-hint">{orderTexts.requiredHint}</p>
      <ContactSection register={form.register} errors={errors} />
      <AddressSections
        register={form.register}
        errors={errors}
        countries={data.countries}
        isSeparate={form.watch('separateShippingAddress')}
      />
      <ChoiceSections register={form.register} errors={errors} data={data} />
      <p className="order-form-wrong" role="alert">
        {wrong > 0 && !isValid && orderTexts.wrongFields(wrong)}
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
