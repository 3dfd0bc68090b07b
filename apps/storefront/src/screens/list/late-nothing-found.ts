import { lazyLoader, lazyScreen } from '../../page/lazy-screen.ts';

const load = () => import('./nothing-found.tsx');

/** What a list without products says. Its code is loaded with its data. */
export const NothingFound = lazyScreen(load, 'NothingFound');

/** Loads what shows a list without products. `address`: that of the list. */
export async function nothingFoundCode(address: string): Promise<void> {
  await lazyLoader(load, address);
  await NothingFound.preload?.();
}
