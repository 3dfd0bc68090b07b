import './account.css';
import type { User } from '@kontor/contract';
import type { AccountSection } from '../../page/address.ts';
import { PageHead } from '../../page/page-head.tsx';
import { useAddress } from '../../page/use-address.ts';
import { useSession } from '../../session/use-session.ts';
import { accountTexts } from '../../texts/account.de.ts';
import { Progress } from '../../ui/progress.tsx';
import { AccountNavigation } from './account-navigation.tsx';
import { AddressesSection } from './addresses/addresses-section.tsx';
import { GuestSection } from './guest-section.tsx';
import { LoginSection } from './login/login-section.tsx';
import { OrdersSection } from './orders/orders-section.tsx';
import { DataSection } from './personal-data/data-section.tsx';

/** The content of a section for the logged-in customer. */
type Section = (props: { user: User }) => React.ReactNode;

const sections: Readonly<Record<AccountSection, Section>> = {
  orders: OrdersSection,
  addresses: AddressesSection,
  login: LoginSection,
  data: DataSection,
};

/**
 * The customer's orders and data (CONTRACT §9). The server renders the same page for everybody. The browser asks who is
 * logged in, and loads their data. A guest sees the login form.
 */
export function AccountScreen() {
  const address = useAddress();
  const session = useSession();
  // While the visitor leaves, the address already belongs to another screen.
  const section = address.kind === 'account' ? address.section : 'orders';
  const Section = sections[section];
  return (
    <div className="account">
      <PageHead title={accountTexts.titles[section]} hidden />
      <meta name="referrer" content="no-referrer" />
      <AccountNavigation current={section} />
      <h1 tabIndex={-1}>{accountTexts.titles[section]}</h1>
      {session.state === 'unknown' && <Waiting />}
      {session.state === 'signed-out' && <GuestSection />}
      {session.state === 'signed-in' && <Section key={session.user._id} user={session.user} />}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <noscript>
        <p className="notice">{accountTexts.needsScripts}</p>
      </noscript>
      <div className="checkout-loading">
        <Progress label={accountTexts.loading} />
      </div>
    </>
  );
}
