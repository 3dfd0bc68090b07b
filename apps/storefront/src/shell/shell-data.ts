import type { MenuEntry } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import type { Shop } from '../context/shop-context.ts';

/** What the frame around every screen needs. Templates that the operator did not write are null. */
export interface ShellData {
  /** Scheme and host without a slash at the end, as the server knows them: a browser may have come another way. */
  readonly publicUrl: string;
  readonly title: string;
  /** Where the shop's name leads. */
  readonly startpage: string;
  readonly menu: readonly MenuEntry[];
  /** The categories right below the root, for the ways out of a page that leads nowhere. */
  readonly topCategories: readonly { readonly name: string; readonly href: string }[];
  /** Who may log in: nobody, or customers, who may register themselves or not (SPEC §6). */
  readonly login: 'none' | 'existing' | 'anybody';
  /** The customer group whose prices the page carries; null: everybody's. */
  readonly pricesOf: string | null;
  /** The shop takes no orders yet, whatever the rest of it says. */
  readonly ordersClosed: boolean;
  readonly header: string | null;
  readonly footer: string | null;
  readonly left: string | null;
  readonly right: string | null;
}

/** Loads the frame. Critical: without categories and menu there is no shop, the whole page fails. */
export async function loadShell({ configuration, publicUrl }: Shop): Promise<ShellData> {
  const [title, startpage, uiSettings, menu, root, header, footer, left, right] = await Promise.all([
    configuration.title(),
    configuration.startpage(),
    configuration.uiSettings(),
    configuration.mainMenu(),
    configuration.categories(),
    configuration.optionalTemplate('header'),
    configuration.optionalTemplate('footer'),
    configuration.optionalTemplate('left'),
    configuration.optionalTemplate('right'),
  ]);
  const topCategories = root.children.map((child) => ({ name: child.name, href: categoryPath([root, child]) }));
  const login = uiSettings.userLogin ? 'anybody' : uiSettings.partnerLogin ? 'existing' : 'none';
  const pricesOf = uiSettings.customerGroup ?? null;
  const { ordersClosed = false } = uiSettings;
  return {
    ...{ publicUrl, title, startpage, menu, topCategories, login, pricesOf, ordersClosed },
    ...{ header, footer, left, right },
  };
}
