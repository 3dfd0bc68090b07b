import { antiForgery, secureCookieName } from './routes.ts';

/**
 * The anti-forgery token in the cookies of a page (`document.cookie`), which calls send in their header. Empty if there
 * is none yet.
 */
export function antiForgeryTokenIn(cookies: string): string {
  const { cookie } = antiForgery;
  return cookieOf(cookies, secureCookieName(cookie)) ?? cookieOf(cookies, cookie) ?? '';
}

function cookieOf(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}
