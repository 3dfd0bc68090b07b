import { type AccountSection, accountAddresses } from '../../page/address.ts';
import { accountTexts } from '../../texts/account.de.ts';

const sections = Object.keys(accountAddresses) as AccountSection[];

/** The sections of the account, in one row. */
export function AccountNavigation({ current }: { current: AccountSection }) {
  return (
    <nav aria-label={accountTexts.account}>
      <ul className="account-navigation">
        {sections.map((section) => (
          <li key={section}>
            <a href={accountAddresses[section]} aria-current={section === current ? 'page' : undefined}>
              {accountTexts.sections[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
