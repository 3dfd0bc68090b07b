import { PageHead } from '../../shop/page-head.tsx';
import { orderTexts } from '../../texts/de/order.ts';

/** SPEC §2. */
export function OrderScreen() {
  return (
    <>
      <PageHead title={orderTexts.title} hidden />
      <h1>{orderTexts.title}</h1>
    </>
  );
}
