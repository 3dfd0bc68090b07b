import { PageHead } from '../../shop/page-head.tsx';
import { summaryTexts } from '../../texts/de/order.ts';

/** SPEC §2. */
export function SummaryScreen() {
  return (
    <>
      <PageHead title={summaryTexts.title} hidden />
      <h1>{summaryTexts.title}</h1>
    </>
  );
}
