import { orderProgressTexts as texts } from '../texts/order-progress.de.ts';

/** The way of an order, from the first state to the last. */
const way = ['placed', 'processing', 'shipped', 'delivered'];

/** Whether an order in this state is on its way, or has arrived: neither cancelled nor returned. */
export function isOnItsWay(state: string): boolean {
  return state === 'completed' || way.includes(state);
}

/** How far an order is, for a state that {@link isOnItsWay}: the steps, with the one that it has reached marked. */
export function OrderSteps({ state }: { state: string }) {
  const steps = state === 'completed' ? [...way.slice(0, -1), state] : way;
  const reached = steps.indexOf(state);
  return (
    <ol className="order-steps" aria-label={texts.title}>
      {steps.map((step, i) => (
        <li key={step} data-reached={i <= reached || undefined} aria-current={i === reached ? 'step' : undefined}>
          {texts.states[step]}
        </li>
      ))}
    </ol>
  );
}
