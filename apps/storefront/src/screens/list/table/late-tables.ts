import { lazyLoader, lazyScreen } from '../../../page/lazy-screen.ts';

const load = () => import('./table-screen.tsx');

/** A list as tables. Its code is loaded with its data. */
export const ListTables = lazyScreen(load, 'ListTables');

/** Loads what makes tables of products, and shows them. `address`: that of the list. */
export async function tablesCode(address: string) {
  const { listTables } = await lazyLoader(load, address);
  await ListTables.preload?.();
  return listTables;
}
