import { newsletterAddress, withdrawalAddress } from '@kontor/contract';
import { HtmlBlock } from '../page/html-block.tsx';
import { shellTexts } from '../texts/shell.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { Button } from '../ui/button.tsx';

/** The pages about the right of withdrawal, which businesses do not have (LAW C8). */
const ofConsumers: readonly string[] = [withdrawalAddress, '/T/widerrufsbelehrung'];

/** The pages that must be reachable from every page within two clicks (SPEC §2, LAW F1, F2, I1, I4, I5). */
const links = [
  { href: withdrawalAddress, title: shellTexts.withdraw },
  { href: '/impressum', title: shellTexts.siteNotice },
  { href: '/contact', title: shellTexts.contact },
  { href: '/shipping', title: shopTexts.shippingCosts },
  { href: '/agb', title: shellTexts.businessTerms },
  { href: '/T/widerrufsbelehrung', title: shellTexts.withdrawal },
  { href: '/datenschutz', title: shellTexts.privacy },
  { href: '/barrierefreiheit', title: shellTexts.accessibility },
];

/** The footer of every page, with the operator's template below. A shop for businesses alone says so. */
export function Footer({
  template,
  businessesOnly,
  newsletter,
}: {
  template: string | null;
  businessesOnly: boolean;
  newsletter: string | null;
}) {
  return (
    <footer className="footer">
      {businessesOnly && <p className="footer-buyers">{shopTexts.businessesOnly}</p>}
      <nav aria-label={shellTexts.footer}>
        <ul className="footer-links">
          {links
            .filter(({ href }) => !businessesOnly || !ofConsumers.includes(href))
            .map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
        </ul>
      </nav>
      {newsletter !== null && <Newsletter consent={newsletter} />}
      {template !== null && <HtmlBlock html={template} className="template-footer" />}
    </footer>
  );
}

/** Orders the newsletter: a form of the browser. The server checks the address and says on a page what comes next. */
function Newsletter({ consent }: { consent: string }) {
  return (
    <form className="newsletter" method="post" action={newsletterAddress}>
      <label htmlFor="newsletter">{shellTexts.newsletter}</label>
      <input
        className="field-input"
        id="newsletter"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        aria-describedby="newsletter-consent"
      />
      <Button type="submit">{shellTexts.orderNewsletter}</Button>
      <p id="newsletter-consent">{consent}</p>
    </form>
  );
}
