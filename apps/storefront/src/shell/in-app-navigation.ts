import type { AnyRouter } from '@tanstack/react-router';
import { conditionsOf, queryOf } from '../catalogue/browsing-conditions.ts';
import { isInApp, parseAddress } from '../page/address.ts';
import { documentNonce } from '../page/page-nonce.ts';

/** How long a pointer must rest on a link before its page is fetched ahead, in ms. */
const restBeforePreload = 80;

/**
 * Makes every link and search form of the page, the operator's own included, an in-app navigation when its address is
 * one of the shop's (SPEC §2); pages are plain HTML with real links and forms, and nothing else in them knows of it.
 * Listens on the window, so that whoever handled an event before has prevented its default.
 */
export function navigateInApp(router: AnyRouter): void {
  window.addEventListener('click', (event) => {
    const href = inAppHref(event.target);
    if (href === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    closePopovers();
    router.navigate({ href });
  });
  window.addEventListener('submit', (event) => {
    const form = event.target;
    const href = form instanceof HTMLFormElement && form.method === 'get' ? listHref(form) : null;
    if (!(form instanceof HTMLFormElement) || href === null || event.defaultPrevented) return;
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
 * The address that a click on this element leads to, if one of our screens shows it. Everything else is the browser's
 * business.
 */
function inAppHref(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (link === null || link.hasAttribute('download') || (link.getAttribute('target') ?? '_self') !== '_self')
    return null;
  const href = link.getAttribute('href') ?? '';
  return isInApp(href) && isOurs(href) ? href : null;
}

/** Where a form leads: to a list, with the conditions it says and no word more. */
function listHref(form: HTMLFormElement): string | null {
  const action = form.getAttribute('action') ?? '';
  if (!isInApp(action) || parseAddress(action).kind !== 'list' || !isOurs(action)) return null;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return action + queryOf(conditionsOf(`?${fields}`));
}

/**
 * Whether a form changes a search instead of beginning or ending one: the field that its `data-replace` names still
 * says something.
 */
function isRefinement(form: HTMLFormElement): boolean {
  const { replace } = form.dataset;
  return replace !== undefined && `${new FormData(form).get(replace) ?? ''}`.trim() !== '';
}

/**
 * Whether one of our screens shows an address in this same document. Not a confirmation: a customer may pay there, and
 * only its own document lets the provider's script in. Nor anything at all once that is the document: what came in
 * stays there.
 */
function isOurs(href: string): boolean {
  const { kind } = parseAddress(href.replace(/[?#].*$/, ''));
  return kind !== 'start' && kind !== 'confirmation' && documentNonce() === null;
}

function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}
