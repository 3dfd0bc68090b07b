import { getRouteApi, Outlet, rootRouteId, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { HtmlBlock } from '../page/html-block.tsx';
import { TaxNote } from '../page/tax-note.ts';
import { useAskedSession } from '../session/use-asked-session.ts';
import { shellTexts } from '../texts/shell.de.ts';
import { Snackbar } from '../ui/snackbar.tsx';
import { CartButton } from './cart-button.tsx';
import { ConnectionNotice, useWaitsForNetwork } from './connection-notice.tsx';
import { Footer } from './footer.tsx';
import { HeadSearch } from './head-search.tsx';
import { LoginButton } from './login/login-button.tsx';
import { MenuBar } from './menu-bar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ShippingCosts } from './shipping-costs.tsx';
import { useOwnPrices } from './use-own-prices.ts';
import { useReturningHead } from './use-returning-head.ts';
import { WishesLink } from './wishes-link.tsx';

const root = getRouteApi(rootRouteId);

/**
 * The frame around every screen (SPEC §2, shell layout). The content comes first in the markup, although the templates
 * are shown to its left and right.
 */
export function ShopShell() {
  const shell = root.useLoaderData();
  useAskedSession(shell.login !== 'none');
  useOwnPrices(shell.pricesOf);
  const head = useRef<HTMLElement>(null);
  useReturningHead(head);
  return (
    <TaxNote value={shell.taxNote}>
      <a className="skip-link" href="#content">
        {shellTexts.skipToContent}
      </a>
      <header ref={head} className="head">
        <NavigationProgress />
        {shell.header !== null && <HtmlBlock html={shell.header} className="template-header" />}
        <div className="masthead">
          <a className="masthead-name" href={shell.startpage}>
            {shell.title}
          </a>
          <HeadSearch />
          <div className="masthead-tools">
            {shell.login !== 'none' && <LoginButton offersRegistration={shell.login === 'anybody'} />}
            <WishesLink />
            <CartButton />
          </div>
          <MenuBar entries={shell.menu} hasAccounts={shell.login !== 'none'} phone={shell.phone} />
        </div>
      </header>
      <div className="page">
        <Main />
        {shell.left !== null && <HtmlBlock html={shell.left} className="template-left" />}
        {shell.right !== null && <HtmlBlock html={shell.right} className="template-right" />}
      </div>
      <Footer template={shell.footer} businessesOnly={shell.businessesOnly} newsletter={shell.newsletter} />
      <ShippingCosts />
      <ConnectionNotice />
      <Snackbar />
      <RouteAnnouncer />
    </TaxNote>
  );
}

/** The screen itself. It is marked as busy while the next page is loading, and visibly so if that takes long. */
function Main() {
  const isBusy = useRouterState({ select: (state) => state.status === 'pending' });
  const waitsForNetwork = useWaitsForNetwork();
  return (
    <main id="content" tabIndex={-1} aria-busy={isBusy && !waitsForNetwork}>
      <Outlet />
    </main>
  );
}
