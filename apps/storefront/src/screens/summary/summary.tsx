import type { OrderDetails } from '@kontor/domain';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Cart, isOrderable, taxRatesOf } from '../../cart/cart.ts';
import { CalculationFailure } from '../../checkout/calculation-failure.tsx';
import { CartNotices } from '../../checkout/cart-notices.tsx';
import { leftToPay } from '../../checkout/left-to-pay.ts';
import { OrderTotals } from '../../checkout/order-totals.tsx';
import { RedirectStep } from '../../checkout/redirect-step.tsx';
import type { CalculationControl } from '../../checkout/use-calculation.ts';
import { useCartCosts } from '../../checkout/use-cart-costs.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import { checkoutAddress, shoppingPath } from '../../page/address.ts';
import { GuaranteeNotice } from '../../page/guarantee-notice.tsx';
import { useAddress } from '../../page/use-address.ts';
import { summaryTexts } from '../../texts/summary.de.ts';
import { keepTicked, seeNotices } from '../../visit/cart-actions.ts';
import { tickedOptions } from '../../visit/drafts.ts';
import { useDrafts } from '../../visit/use-drafts.ts';
import { LegalLinks } from './legal-links.tsx';
import { OrderOptions } from './order-options.tsx';
import { PlaceOrder } from './place-order.tsx';
import { PlacementDialog } from './placement-dialog.tsx';
import { SummaryAddresses } from './summary-addresses.tsx';
import type { SummaryData } from './summary-data.ts';
import { SummaryLines } from './summary-lines.tsx';
import { usePlacement } from './use-placement.ts';

/**
 * The whole order at a glance (LAW C1), what must be agreed to, and the button. Redirects to the cart if that is empty.
 * It does not redirect while an order is being sent or its failure is shown, because another tab may empty the cart
 * meanwhile.
 */
export function Summary({ cart, details, data }: { cart: Cart; details: OrderDetails; data: SummaryData }) {
  const { declaration, orderOptions, guarantee } = data;
  const path = shoppingPath(useAddress());
  const ticked = tickedOptions(useDrafts(), cart.key, orderOptions);
  const tick = (names: readonly string[]) =>
    keepTicked(
      cart.key,
      orderOptions.filter(({ name }) => names.includes(name)),
    );
  const options = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [marksMissing, setMarksMissing] = useState(false);
  const costs = useCartCosts(cart, details);
  const placement = usePlacement({ cart, details, costs, offered: orderOptions, ticked });
  const { calculation } = costs;
  const order = calculation.state === 'known' ? calculation.order : null;

  const isPlacing = placement.busy || placement.problem !== null;
  if (!isOrderable(cart) && !isPlacing) return <RedirectStep from="summary" href={checkoutAddress(path, 'cart')} />;

  const closeDialog = () => {
    const kind = placement.problem?.kind;
    placement.dismiss();
    // Reloads the page, since its copy of the operator's choices is out of date.
    if (kind === 'details-refused') return location.assign(checkoutAddress(path, 'order'));
    // The dialog cannot return the focus to the button, because the button was disabled while it had the focus.
    if (kind !== 'option-missing') return button.current?.focus();
    flushSync(() => setMarksMissing(true));
    options.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  };

  return (
    <>
      <CartNotices notices={cart.notices} onSeen={seeNotices} />
      <p className="summary-check">{summaryTexts.check}</p>
      <SummaryAddresses details={details} data={data} arrival={order?.arrival} />
      {/* Not between the articles and the button, which belong together (LAW C1). */}
      <GuaranteeNotice html={guarantee} />
      <SummaryItems cart={cart} costs={costs} declaration={declaration} businessesOnly={data.businessesOnly} />
      <OrderOptions ref={options} options={orderOptions} ticked={ticked} onTick={tick} marksMissing={marksMissing} />
      <LegalLinks businessesOnly={data.businessesOnly} />
      <PlaceOrder
        ref={button}
        total={order ? leftToPay(order) : undefined}
        costsBusy={calculation.state === 'busy'}
        busy={placement.busy}
        onPlace={placement.place}
      />
      {placement.problem !== null && (
        <PlacementDialog problem={placement.problem} notices={cart.notices} path={path} onClose={closeDialog} />
      )}
    </>
  );
}

/** The articles with their prices, and what they cost together. */
function SummaryItems(props: {
  cart: Cart;
  costs: CalculationControl;
  declaration: PriceDeclaration;
  businessesOnly: boolean;
}) {
  const { cart, costs, declaration, businessesOnly } = props;
  const { calculation } = costs;
  const totals = useRef<HTMLDivElement>(null);
  const heading = useId();
  return (
    <section className="summary-items" aria-labelledby={heading}>
      <h2 id={heading}>{summaryTexts.items}</h2>
      <SummaryLines
        items={cart.items}
        calculation={calculation}
        declaration={declaration}
        businessesOnly={businessesOnly}
      />
      <OrderTotals
        ref={totals}
        order={calculation.state === 'known' ? calculation.order : null}
        vouchers={cart.vouchers}
        busy={calculation.state === 'busy'}
        declaration={declaration}
        rates={taxRatesOf(cart.items)}
      />
      {calculation.state === 'failed' && (
        <CalculationFailure failure={calculation.failure} totals={totals} onRetry={costs.retry} />
      )}
    </section>
  );
}
