import type { Socket } from 'node:net';
import { refusalSentence } from './refusals.de.ts';

const lines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is no HTTP, too long a header or too slow a request, which never become requests, in the error shape all the same. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = 'invalid-request';
  const body = JSON.stringify({ msg: refusalSentence(code), code });
  if (socket.writable) {
    const head = `HTTP/1.1 ${lines[error.code ?? ''] ?? '400 Bad Request'}\r\nContent-Length: ${Buffer.byteLength(body)}`;
    socket.write(`${head}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
