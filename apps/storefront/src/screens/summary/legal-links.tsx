import { summaryTexts } from '../../texts/summary.de.ts';

const links = [
  { href: '/agb', title: summaryTexts.terms },
  { href: '/T/widerrufsbelehrung', title: summaryTexts.withdrawal },
  { href: '/datenschutz', title: summaryTexts.privacy },
];

/**
 * Terms, withdrawal and privacy before the order (LAW C5). They open in a new window, so that the ticked boxes are
 * kept.
 */
export function LegalLinks() {
  return (
    <p className="legal-links">
      {summaryTexts.legal}
      {links.map(({ href, title }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer">
          {title}
          <span className="unseen"> ({summaryTexts.legalOpens})</span>
        </a>
      ))}
    </p>
  );
}
