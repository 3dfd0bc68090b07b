import { getRouteApi, Outlet, rootRouteId } from '@tanstack/react-router';
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
      {shell.header !== null && <HtmlBlock html={shell.header} className="template-header" />}
      <header className="masthead">
        <a className="masthead-name" href={shell.startpage}>
          {shell.title}
        </a>
        <MenuBar entries={shell.menu} />
        <CartButton />
      </header>
      <div className="page">
        {shell.left !== null && <HtmlBlock html={shell.left} className="template-left" />}
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        {shell.right !== null && <HtmlBlock html={shell.right} className="template-right" />}
      </div>
      <Footer template={shell.footer} />
      <ShippingCostsDialog />
      <Snackbar />
      <RouteAnnouncer />
    </>
  );
}
