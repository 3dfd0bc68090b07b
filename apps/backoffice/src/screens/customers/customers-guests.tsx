import type { GuestQuestion, ListedGuest } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pager } from '../../kit/pager.tsx';
import { Status } from '../../kit/status.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { guestsQuery } from '../../records/customers-query.ts';
import { OrderLink } from '../../records/order-link.tsx';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { guestsTexts as texts } from '../../texts/customers.de.ts';
import type { CustomersSearch } from './customers-search.ts';

/** The people whom the search finds among the orders without an account, with the ways to their orders and data. */
export function CustomersGuests({ question, search }: { question: GuestQuestion; search: CustomersSearch }) {
  const { guests, next } = useSuspenseQuery(guestsQuery(question)).data;
  const operator = useOperator();
  const rights = { mayOpen: isAllowed('orders.read', operator), mayErase: isAllowed('privacy.erase', operator) };
  const { gaeste, ...first } = search;
  const link = 'button button-secondary';
  return (
    <section className="section" aria-labelledby="guests-title">
      <h2 id="guests-title">{texts.title}</h2>
      {guests.length === 0 ? (
        <p className="soft">{next === null ? texts.none : texts.further}</p>
      ) : (
        <Table
          caption={texts.caption}
          columns={columnsFor(rights)}
          rows={guests}
          keyOf={({ lastOrder }) => lastOrder}
        />
      )}
      {(gaeste !== undefined || next !== null) && (
        <Pager label={texts.pages}>
          {gaeste !== undefined && (
            <Link className={link} to="/kunden" search={first}>
              {texts.newest}
            </Link>
          )}
          {next !== null && (
            <Link className={link} to="/kunden" search={{ ...search, gaeste: next }}>
              {texts.more}
            </Link>
          )}
        </Pager>
      )}
    </section>
  );
}

function columnsFor({ mayOpen, mayErase }: { mayOpen: boolean; mayErase: boolean }): readonly Column<ListedGuest>[] {
  return [
    {
      title: texts.email,
      cell: ({ email }) => (
        <span>
          {email}
          <span className="second-line">
            <Status label={texts.guest} />
          </span>
        </span>
      ),
    },
    {
      title: texts.name,
      cell: ({ name, company, city }) => (
        <span>
          {company || name}
          <span className="second-line">{[company && name, city].filter(Boolean).join(', ')}</span>
        </span>
      ),
    },
    {
      title: texts.orders,
      isShort: true,
      cell: ({ email, orderCount }) =>
        mayOpen ? (
          <Link to="/bestellungen" search={{ wort: email }} aria-label={texts.ordersOf(orderCount, email)}>
            {orderCount}
          </Link>
        ) : (
          orderCount
        ),
    },
    { title: texts.last, isShort: true, cell: ({ lastOrder }) => <OrderLink number={lastOrder} /> },
    { title: texts.placedAt, isShort: true, cell: ({ placedAt }) => <Time iso={placedAt} /> },
    ...(mayErase
      ? [
          {
            title: texts.privacy,
            cell: ({ email }: ListedGuest) => (
              <Link to="/datenschutz" search={{ email }} aria-label={texts.privacyOf(email)}>
                {texts.privacyLink}
              </Link>
            ),
          },
        ]
      : []),
  ];
}
