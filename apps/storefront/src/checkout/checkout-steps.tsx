import { type CheckoutStep, checkoutAddress, shoppingPath } from '../page/address.ts';
import { useAddress } from '../page/use-address.ts';
import { checkoutTexts } from '../texts/checkout.de.ts';

const steps = ['cart', 'order', 'summary'] as const satisfies readonly CheckoutStep[];

/** The steps to the order, with the current one marked (LAW C4). Earlier steps are links; going back loses nothing. */
export function CheckoutSteps({ current }: { current: (typeof steps)[number] }) {
  const path = shoppingPath(useAddress());
  const position = steps.indexOf(current);
  return (
    <nav className="checkout-steps" aria-label={checkoutTexts.steps}>
      <ol className="checkout-steps-list">
        {steps.map((step, i) => (
          <li className="checkout-step" key={step} aria-current={i === position ? 'step' : undefined}>
            {i < position ? <a href={checkoutAddress(path, step)}>{checkoutTexts[step]}</a> : checkoutTexts[step]}
          </li>
        ))}
      </ol>
    </nav>
  );
}
