import type { FastifyReply } from 'fastify';
import { giveCookie, requestCookie, takeCookie } from '../../http/shop-cookies.ts';
import { codeLasts } from './account-codes.service.ts';

/** Sets the cookie `request`, the key to the code for which the browser has asked. */
export function giveRequest(reply: FastifyReply, request: string): void {
  giveCookie(reply, requestCookie, { value: request, lasts: codeLasts, isHidden: true });
}

/** Deletes the cookie `request`. */
export function takeRequest(reply: FastifyReply): void {
  takeCookie(reply, requestCookie);
}
