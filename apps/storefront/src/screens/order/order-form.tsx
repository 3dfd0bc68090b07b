import type { User } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cart } from '../../cart/cart.ts';
import { detailsToOrder } from '../../checkout/clean-details.ts';
import { choicesFor, offeredDetails } from '../../checkout/order-choices.ts';
import { checkoutAddress, shoppingPath } from '../../page/address.ts';
import { useAddress } from '../../page/use-address.ts';
import { orderTexts } from '../../texts/order.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts';
import { isDeliberate } from '../../ui/is-deliberate.ts';
import { saveDetails } from '../../visit/cart-actions.ts';
import { AddressSections } from './address-sections.tsx';
import { AgeSection } from './age-section.tsx';
import { BusinessSection } from './business-section.tsx';
import { refusingCarriers } from './carrier-offers.ts';
import { ChoiceSections } from './choice-sections.tsx';
import { ContactSection } from './contact-section.tsx';
import type { OrderFormData } from './order-data.ts';
import { takeOverShown } from './take-over-shown.ts';
import { useCarrierOffers } from './use-carrier-offers.ts';
import { useCheapestCarrier } from './use-cheapest-carrier.ts';
import { useDeliveryGaps } from './use-delivery-gaps.ts';
import { useOrderForm } from './use-order-form.ts';
import { usePaymentFees } from './use-payment-fees.ts';

/** The order form. What was typed survives going back and reloading. */
export function OrderForm(props: { cart: Cart; kept: OrderDetails; customer: User | null; data: OrderFormData }) {
  const { cart, kept, customer, data } = props;
  const router = useRouter();
  const path = shoppingPath(useAddress());
  const element = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState(0);
  const [choices] = useState(() => choicesFor(data, cart, customer));
  const minimumAge = choices.age?.minimumAge ?? null;
  const offers = useCarrierOffers(cart, offeredDetails(kept, choices), choices.carriers);
  const fees = usePaymentFees(cart, offeredDetails(kept, choices), data.paymentConditions);
  const form = useOrderForm(kept, choices, refusingCarriers(offers));
  const { errors, isValid, submitCount } = form.formState;
  useCheapestCarrier(form, offers);
  const gaps = useDeliveryGaps(form);
  const pressedDeliberately = useRef(false);

  const takeOver = () => takeOverShown(element.current, form);
  const takeOverFirst = useEffectEvent(takeOver);
  useEffect(() => takeOverFirst(), []);

  // Runs after the errors of a submit have been rendered. The first wrong field cannot be found earlier.
  useEffect(() => {
    if (submitCount > 0) setWrong(focusFirstWrong(element.current));
  }, [submitCount]);

  const proceed = form.handleSubmit((details) => {
    if (!gaps.accept(details, pressedDeliberately.current)) return;
    saveDetails(detailsToOrder(details));
    return router.navigate({ href: checkoutAddress(path, 'summary') });
  });
  const submit = (event: FormEvent) => {
    takeOver();
    return proceed(event);
  };

  const part = { form, errors, customer };
  return (
    <form className="order-form" ref={element} onSubmit={submit} onBlur={takeOver} noValidate>
      {data.businessesOnly && <p className="notice">{shopTexts.businessesOnly}</p>}
      <p className="order-form-hint">{orderTexts.requiredHint}</p>
      <ContactSection {...part} asksAfterDays={data.asksAfterDays} />
      <AddressSections
        {...part}
        countries={data.countries}
        billingCountries={data.billingCountries}
        isCompanyRequired={choices.isCompanyRequired ?? false}
        gaps={gaps}
      />
      {minimumAge !== null && <AgeSection {...part} minimumAge={minimumAge} />}
      {data.vatIdName !== null && <BusinessSection {...part} vatIdName={data.vatIdName} />}
      <ChoiceSections {...part} data={data} offers={offers} fees={fees} />
      <p className="order-form-wrong" role="alert">
        {wrong > 0 && !isValid ? orderTexts.wrongFields(wrong) : gaps.warning}
      </p>
      <div className="checkout-actions">
        <Button
          look="primary"
          type="submit"
          onClick={(event) => {
            pressedDeliberately.current = isDeliberate(event);
          }}
        >
          {gaps.warning === null ? orderTexts.next : orderTexts.nextAllTheSame}
        </Button>
        <Button onClick={() => router.navigate({ href: checkoutAddress(path, 'cart') })}>{orderTexts.back}</Button>
      </div>
    </form>
  );
}
