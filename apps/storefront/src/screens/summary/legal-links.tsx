import { summaryTexts } from '../../texts/summary.de.ts';

const withdrawal = { href: '/T/widerrufsbelehrung', title: summaryTexts.withdrawal };
const links = [
  { href: '/agb', title: summaryTexts.terms },
  withdrawal,
  { href: '/datenschutz', title: summaryTexts.privacy },
];

/**
 * Terms, withdrawal and privacy before the order (LAW C5). They open in a new window, so that the ticked boxes are
 * kept. Businesses have no right of withdrawal (LAW C8).
 */
export function LegalLinks({ businessesOnly }: { businessesOnly: boolean }) {
  const shown = businessesOnly ? links.filter((link) => link !== withdrawal) : links;
  return (
    <p className="legal-links">
      {summaryTexts.legal}
      {shown.map(({ href, title }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer">
          {title}
          <span className="unseen"> ({summaryTexts.legalOpens})</span>
        </a>
      ))}
    </p>
  );
}
