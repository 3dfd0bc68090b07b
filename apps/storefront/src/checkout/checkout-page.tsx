import { getRouteApi, rootRouteId } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHead } from '../page/page-head.tsx';
import { checkoutTexts } from '../texts/checkout.de.ts';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';

const root = getRouteApi(rootRouteId);

/**
 * The frame of the steps from the cart to the order. It shows a progress until the stored visit has been read. The
 * server cannot read it, and without scripts the visitor is told that scripts are needed.
 */
export function CheckoutPage(props: {
  step: 'cart' | 'order' | 'summary';
  title: string;
  ready: boolean;
  children: ReactNode;
}) {
  const ordersClosed = root.useLoaderData({ select: (shell) => shell.ordersClosed });
  return (
    <div className={`checkout checkout-${props.step}`}>
      <PageHead title={props.title} hidden />
      <CheckoutSteps current={props.step} />
      <h1 tabIndex={-1}>{props.title}</h1>
      {ordersClosed && <Notice look="bad">{checkoutTexts.ordersClosed}</Notice>}
      {props.ready ? props.children : <CheckoutLoading />}
    </div>
  );
}

/** Shown while a part of the checkout is loading. */
export function CheckoutLoading() {
  return (
    <>
      <noscript>
        <p className="notice">{checkoutTexts.needsScripts}</p>
      </noscript>
      <div className="checkout-loading">
        <Progress label={checkoutTexts.loading} />
      </div>
    </>
  );
}
