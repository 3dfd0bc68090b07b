import { PageHead } from '../../shop/page-head.tsx';
import { confirmationTexts } from '../../texts/de/order.ts';

/** SPEC §2. */
export function ConfirmationScreen() {
  return (
    <>
      <PageHead title={confirmationTexts.title} hidden />
      <h1>{confirmationTexts.title}</h1>
    </>
  );
}
