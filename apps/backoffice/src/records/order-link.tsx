import { Link } from '@tanstack/react-router';
import { isAllowed } from '../session/is-allowed.ts';
import { useOperator } from '../session/office-state.ts';

/** The number of an order, as a link for who may see orders. */
export function OrderLink({ number }: { number: string }) {
  if (!isAllowed('orders.read', useOperator())) return number;
  return (
    <Link to="/bestellungen/$nummer" params={{ nummer: number }}>
      {number}
    </Link>
  );
}
