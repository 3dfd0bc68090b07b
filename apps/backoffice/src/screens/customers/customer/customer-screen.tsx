import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordHistory } from '../../../history/record-history.tsx';
import { customerQuery } from '../../../records/customers-query.ts';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { RoomHead } from '../../../shell/room-head.tsx';
import { customerTexts as texts } from '../../../texts/customers.de.ts';
import { takingTexts } from '../../../texts/taking.de.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerSessions } from './customer-sessions.tsx';
import { ExportButton } from './export-button.tsx';

const route = getRouteApi('/frame/office/kunden/$kunde');

/** One customer: who it is, what was ordered, and where the customer is signed in. */
export function CustomerScreen(): ReactNode {
  const { kunde } = route.useParams();
  const customer = useSuspenseQuery(customerQuery(kunde)).data;
  const operator = useOperator();
  const mayEdit = isAllowed('customers.edit', operator);
  return (
    <div className="room">
      <RoomHead title={customer.email}>
        {isAllowed('orders.take', operator) && (
          <Link className="button button-secondary" to="/bestellungen/aufnehmen" search={{ kunde: customer._id }}>
            {takingTexts.title}
          </Link>
        )}
        {isAllowed('export', operator) && <ExportButton id={kunde} />}
        {isAllowed('privacy.erase', operator) && (
          <Link className="button button-secondary" to="/datenschutz" search={{ kunde: customer._id }}>
            {texts.erase}
          </Link>
        )}
      </RoomHead>
      <p>
        <Link to="/kunden">{texts.toList}</Link>
      </p>
      <div className="record">
        <div className="record-parts">
          <CustomerFacts id={kunde} customer={customer} mayEdit={mayEdit} />
          <CustomerOrders customer={customer} />
          <CustomerSessions id={kunde} sessions={customer.sessions} mayEdit={mayEdit} />
        </div>
        <RecordHistory subject="customer" subjectId={customer._id} />
      </div>
    </div>
  );
}
