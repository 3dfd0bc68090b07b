import { Outlet } from '@tanstack/react-router';
import { shellTexts } from '../texts/de/shell.ts';

/** The frame around every screen (SPEC §2, shell layout). */
export function ShopShell() {
  return (
    <>
      <a className="skip-link" href="#content">
        {shellTexts.skipToContent}
      </a>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
