import { PageHead } from '../../shop/page-head.tsx';
import { cartTexts } from '../../texts/de/cart.ts';

/** SPEC §2. */
export function CartScreen() {
  return (
    <>
      <PageHead title={cartTexts.title} hidden />
      <h1>{cartTexts.title}</h1>
    </>
  );
}
