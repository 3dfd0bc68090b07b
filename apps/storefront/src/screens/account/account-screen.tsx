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

/** What a section shows to the customer whose it is. */
type Section = (props: { user: User }) => React.ReactNode;

const sections: Readonly<Record<AccountSection, Section>> = {
  orders: OrdersSection,
  addresses: AddressesSection,
  login: LoginSection,
  data: DataSection,
};

/**
 * The customer's orders and data (CONTRACT §9). The page comes from the server as the same for everybody; whose it is
 * and what is theirs, the browser asks. A guest finds the way in.
 */
export function AccountScreen() {
  const address = useAddress();
  const session = useSession();
  // While one leaves, the address is another screen's already.
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
