import { getRouteApi, Outlet, rootRouteId, useRouterState } from '@tanstack/react-router';
import { shellTexts } from '../texts/de/shell.ts';
import { HtmlBlock } from '../ui/html-block.tsx';
import { Snackbar } from '../ui/snackbar.tsx';
import { CartButton } from './cart-button.tsx';
import { Footer } from './footer.tsx';
import { MenuBar } from './menu-bar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ShippingCostsDialog } from './shipping-costs-dialog.tsx';

const root = getRouteApi(rootRouteId);

/** The frame around every screen (SPEC §2, shell layout). */
export function ShopShell() {
  const shell = root.useLoaderData();
  return (
    <>
      <a className="skip-link" href="#content">
        {shellTexts.skipToContent}
      </a>
      <NavigationProgress />
      <header>
        {shell.header !== null && <HtmlBlock html={shell.header} className="template-header" />}
        <div className="masthead">
          <a className="masthead-name" href={shell.startpage}>
            {shell.title}
          </a>
          <MenuBar entries={shell.menu} />
          <CartButton />
        </div>
      </header>
      <div className="page">
        {shell.left !== null && <HtmlBlock html={shell.left} className="template-left" />}
        <Main />
        {shell.right !== null && <HtmlBlock html={shell.right} className="template-right" />}
      </div>
      <Footer template={shell.footer} />
      <ShippingCostsDialog />
      <Snackbar />
      <RouteAnnouncer />
    </>
  );
}

/** The screen itself. It says that it is about to be replaced, and looks it when that takes long. */
function Main() {
  const isBusy = useRouterState({ select: (state) => state.status === 'pending' });
  return (
    <main id="content" tabIndex={-1} aria-busy={isBusy}>
      <Outlet />
    </main>
  );
}
