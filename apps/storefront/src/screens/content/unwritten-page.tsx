import { MissingPage } from '../../page/missing-page.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useAddress } from '../../page/use-address.ts';
import { missingTexts } from '../../texts/missing.de.ts';
import { shellTexts } from '../../texts/shell.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';

/** The texts that every page leads to (SPEC §2), and what they are called there. */
const headlines: Readonly<Record<string, string>> = {
  siteNotice: shellTexts.siteNotice,
  contactInformation: shellTexts.contact,
  shippingCosts: shopTexts.shippingCosts,
  businessTerms: shellTexts.businessTerms,
  widerrufsbelehrung: shellTexts.withdrawal,
  datenschutz: shellTexts.privacy,
  barrierefreiheit: shellTexts.accessibility,
};

/** A text that is not there: one that every page leads to has not been written yet, any other does not exist. */
export function UnwrittenPage() {
  const address = useAddress();
  const headline = address.kind === 'text' ? headlines[address.text] : undefined;
  if (headline === undefined) return <MissingPage />;
  return (
    <div className="text-page">
      <PageHead title={headline} hidden />
      <article>
        <h1>{headline}</h1>
        <p>{missingTexts.unwritten}</p>
      </article>
    </div>
  );
}
