import type { FastifyReply } from 'fastify';
import { giveCookie, requestCookie, takeCookie } from '../../http/shop-cookies.ts';
import { codeLasts } from './account-codes.service.ts';

/** Gives a browser the key to the code that it has asked for. */
export function giveRequest(reply: FastifyReply, request: string): void {
  giveCookie(reply, requestCookie, { value: request, lasts: codeLasts, isHidden: true });
}

/** Takes that key back. */
export function takeRequest(reply: FastifyReply): void {
  takeCookie(reply, requestCookie);
}
