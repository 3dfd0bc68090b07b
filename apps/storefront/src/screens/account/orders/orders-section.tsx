import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { rootPath } from '../../../page/address.ts';
import { accountTexts, orderListTexts } from '../../../texts/account.de.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, EmptyStateActions } from '../../../ui/empty-state.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { FailureNotice } from '../notices/failure-notice.tsx';
import { LoadedPart } from '../notices/loaded-part.tsx';
import { AccountOrder } from './account-order.tsx';
import { useOrders } from './use-orders.ts';

const route = getRouteApi('/account/$');

/** The customer's orders, newest first. Older ones are loaded page by page. */
export function OrdersSection() {
  const { declaration } = route.useLoaderData();
  const { first, orders, remaining, older } = useOrders();
  const list = useRef<HTMLUListElement>(null);

  // The focus moves to the first order loaded, because the button may be gone.
  const focusFrom = useRef<number | null>(null);
  useEffect(() => {
    if (focusFrom.current === null || orders.length <= focusFrom.current) return;
    list.current?.children[focusFrom.current]?.querySelector<HTMLElement>('h2')?.focus();
    focusFrom.current = null;
  }, [orders.length]);
  const showMore = () => {
    focusFrom.current = orders.length;
    older.run();
  };

  return (
    <LoadedPart of={first}>
      {() =>
        orders.length === 0 ? (
          <EmptyState icon="document">
            <h2>{orderListTexts.noneHeadline}</h2>
            <p>{orderListTexts.none}</p>
            <EmptyStateActions>
              <a className="button button-primary" href={rootPath}>
                {orderListTexts.goShopping}
              </a>
            </EmptyStateActions>
          </EmptyState>
        ) : (
          <>
            <ul className="account-orders" ref={list}>
              {orders.map((order) => (
                <li key={order._id}>
                  <AccountOrder order={order} declaration={declaration} />
                </li>
              ))}
            </ul>
            <FailureNotice failure={older.failure} />
            {remaining > 0 && (
              <p className="account-more">
                <Button onClick={showMore} aria-disabled={older.isBusy || undefined}>
                  {orderListTexts.more(remaining)}
                </Button>
              </p>
            )}
            {older.isBusy && <Progress label={accountTexts.loading} />}
          </>
        )
      }
    </LoadedPart>
  );
}
