import { lazyLoader, lazyScreen } from '../../../page/lazy-screen.ts';

const load = () => import('./front-screen.tsx');

/** The start page. Its code is loaded with its data. */
export const FrontPageView = lazyScreen(load, 'FrontPageView');

/** Loads what loads the start page, and shows it. `address`: that of the list in whose place it stands. */
export async function frontPageCode(address: string) {
  const { loadFrontPage } = await lazyLoader(load, address);
  await FrontPageView.preload?.();
  return loadFrontPage;
}
