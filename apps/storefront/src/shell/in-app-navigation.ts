import type { AnyRouter } from '@tanstack/react-router';
import { conditionsOf, queryOf } from '../catalogue/browsing-conditions.ts';
import { isInApp, parseAddress } from '../page/address.ts';
import { documentNonce } from '../page/page-nonce.ts';
import { isReady } from '../page/ready-mark.ts';

/** How long the pointer must rest on a link before its page is preloaded, in ms. */
const restBeforePreload = 80;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The `data-stay` of the link that led here: the page stays where it is scrolled to, and the link has the focus.
     */
    stay?: string;
  }
}

/**
 * Turns every link and search form of the page, including the operator's own, into an in-app navigation if its address
 * is one of the shop's (SPEC §2). Pages are plain HTML with real links and forms and need no code for this. The
 * listener is on the window, so that handlers closer to the target can prevent the default first. Until the screen is
 * hydrated the browser itself follows links and sends forms: React would draw the screen anew and lose the focus.
 */
export function navigateInApp(router: AnyRouter): void {
  window.addEventListener('click', (event) => {
    const href = inAppHref(event.target);
    if (href === null || event.defaultPrevented || event.button !== 0 || !isReady()) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    closePopovers();
    const stay =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-stay]')?.dataset.stay : undefined;
    router.navigate(stay === undefined ? { href } : { href, resetScroll: false, state: { stay } });
  });
  window.addEventListener('submit', (event) => {
    const form = event.target;
    const href = form instanceof HTMLFormElement && form.method === 'get' ? listHref(form) : null;
    if (!(form instanceof HTMLFormElement) || href === null || event.defaultPrevented || !isReady()) return;
    event.preventDefault();
    router.navigate({ href, replace: isRefinement(form), resetScroll: false });
  });
  preloadOnIntent(router);
}

function preloadOnIntent(router: AnyRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const preload = (href: string) => router.preloadRoute({ to: '.', href }).catch(() => {});
  window.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const href = inAppHref(event.target);
    if (href !== null) timer = setTimeout(preload, restBeforePreload, href);
  });
  window.addEventListener(
    'touchstart',
    (event) => {
      const href = inAppHref(event.target);
      if (href !== null) preload(href);
    },
    { passive: true },
  );
}

/**
 * The address that a click on this element leads to, if it is one of our screens; null for everything else, which is
 * left to the browser.
 */
function inAppHref(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (link === null || link.hasAttribute('download') || (link.getAttribute('target') ?? '_self') !== '_self')
    return null;
  const href = link.getAttribute('href') ?? '';
  return isInApp(href) && isOurs(href) ? href : null;
}

/** The address of the list that a form leads to. It contains only valid conditions. */
function listHref(form: HTMLFormElement): string | null {
  const action = form.getAttribute('action') ?? '';
  if (!isInApp(action) || parseAddress(action).kind !== 'list' || !isOurs(action)) return null;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return action + queryOf(conditionsOf(`?${fields}`));
}

/**
 * Whether a form refines a search instead of beginning or ending one: the field named by its `data-replace` is not
 * empty.
 */
function isRefinement(form: HTMLFormElement): boolean {
  const { replace } = form.dataset;
  return replace !== undefined && `${new FormData(form).get(replace) ?? ''}`.trim() !== '';
}

/**
 * Whether an address is shown by one of our screens in the current document. The confirmation needs a document of its
 * own, because only that document's policy allows the payment provider's script. From such a document every link loads
 * a new document, so that the provider's script does not stay.
 */
function isOurs(href: string): boolean {
  const { kind } = parseAddress(href.replace(/[?#].*$/, ''));
  return kind !== 'start' && kind !== 'confirmation' && documentNonce() === null;
}

function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}
