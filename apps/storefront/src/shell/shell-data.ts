import type { MenuEntry } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import type { Shop } from '../context/shop-context.ts';

/** The data of the frame around every screen. Templates that the operator has not written are null. */
export interface ShellData {
  /** Scheme and host without a trailing slash, as configured on the server. A browser may use another address. */
  readonly publicUrl: string;
  readonly title: string;
  /** The link of the shop's name. */
  readonly startpage: string;
  readonly menu: readonly MenuEntry[];
  /** The categories right below the root, offered on pages without content. */
  readonly topCategories: readonly { readonly name: string; readonly href: string }[];
  /** Who may log in: nobody, existing customers only, or anybody, who may then also register (SPEC §6). */
  readonly login: 'none' | 'existing' | 'anybody';
  /** The root category, which the search box searches where there is no other. */
  readonly root: { readonly id: string; readonly name: string; readonly href: string };
  /** The customer group whose prices the page shows; null: the prices for everybody. */
  readonly pricesOf: string | null;
  /** The note beside each price of a shop that charges no tax. Null: the usual note. */
  readonly taxNote: string | null;
  /** The shop does not take orders yet. */
  readonly ordersClosed: boolean;
  /** The shop sells to businesses alone (LAW C8). */
  readonly businessesOnly: boolean;
  /** The shop's telephone number; null if it says none. */
  readonly phone: string | null;
  /** The words that are agreed to by whoever orders the newsletter. Null: there is none. */
  readonly newsletter: string | null;
  readonly header: string | null;
  readonly footer: string | null;
  readonly left: string | null;
  readonly right: string | null;
}

/** Loads the frame. All of it is critical: without categories and menu the whole page fails. */
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
  const whole = { id: root._id, name: root.name, href: categoryPath([root]) };
  const login = uiSettings.userLogin ? 'anybody' : uiSettings.partnerLogin ? 'existing' : 'none';
  const pricesOf = uiSettings.customerGroup ?? null;
  const { ordersClosed = false, taxNote = null, businessesOnly = false, newsletter = null } = uiSettings;
  const { contactPhone: phone = null } = uiSettings;
  return {
    ...{ publicUrl, title, startpage, menu, topCategories, root: whole, login, pricesOf, taxNote, ordersClosed },
    ...{ businessesOnly, phone, newsletter, header, footer, left, right },
  };
}
