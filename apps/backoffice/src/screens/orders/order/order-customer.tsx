import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Notice } from '../../../kit/notice.tsx';
import { customerQuery } from '../../../records/customers-query.ts';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { orderTexts as texts } from '../../../texts/order.de.ts';

/**
 * What the shop notes about the customer of an order, and the way to their record. Only who may see customers sees it.
 */
export function OrderCustomer({ customerId }: { customerId: string }) {
  const isShown = isAllowed('customers.read', useOperator());
  const { data } = useQuery({ ...customerQuery(customerId), enabled: isShown });
  if (!isShown) return null;
  return (
    <>
      {data !== undefined && data.note !== '' && (
        <Notice title={texts.customerNote}>
          <span className="note">{data.note}</span>
        </Notice>
      )}
      <p>
        <Link to="/kunden/$kunde" params={{ kunde: customerId }}>
          {texts.toCustomer}
        </Link>
      </p>
    </>
  );
}
