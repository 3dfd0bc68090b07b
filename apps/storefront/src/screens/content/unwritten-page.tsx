import { MissingPage } from '../../page/missing-page.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useAddress } from '../../page/use-address.ts';
import { missingTexts } from '../../texts/missing.de.ts';
import { shellTexts } from '../../texts/shell.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';

/** The texts that every page links to (SPEC §2), with their link titles. */
const headlines: Readonly<Record<string, string>> = {
  siteNotice: shellTexts.siteNotice,
  contactInformation: shellTexts.contact,
  shippingCosts: shopTexts.shippingCosts,
  businessTerms: shellTexts.businessTerms,
  widerrufsbelehrung: shellTexts.withdrawal,
  datenschutz: shellTexts.privacy,
  barrierefreiheit: shellTexts.accessibility,
};

/**
 * The page for a missing text. A text that every page links to is said to be not written yet; any other does not exist.
 */
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
