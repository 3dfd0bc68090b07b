import type { PaymentProvider } from '@kontor/contract';
import type { ForeignAnswer, ProviderFailure } from '@kontor/domain';

/** Describes an answer that does not look like a provider's. Its text may name people, so only a title's words stay. */
export function foreignAnswer(status: number, text: string): NonNullable<ProviderFailure['answer']> {
  const start = text.trimStart();
  if (start === '') return { status, is: 'empty' };
  if (!start.startsWith('<')) return { status, is: /^[[{]/.test(start) ? 'json' : 'text' };
  const [, title = ''] = /<title\b[^>]*>([^<]{0,400})/i.exec(start) ?? [];
  const words = title.split(/\s+/).filter((word) => plainWord.test(word));
  return { status, is: 'page', ...(words.length > 0 && { title: words.slice(0, mostWords).join(' ') }) };
}

/** The most words of a title in the log. */
const mostWords = 8;

/** A word, or a number such as a status. No address, name of a parameter or number of a card looks like that. */
const plainWord = /^(?:\p{L}[\p{L}’'-]{0,29}[.,:;!]?|\d{1,3}|[|·–-])$/u;

/** Whether a page came in place of the provider's own error: a firewall or a proxy may be in between. */
export function isPageForError({ answer }: Pick<ProviderFailure, 'answer'>): boolean {
  return answer !== undefined && answer.is === 'page' && answer.status >= 500;
}

/** The setting with the address under which the provider does not answer. */
export function settingOfAddress(provider: PaymentProvider, code: string) {
  if (provider === 'saferpay') return 'SAFERPAY_BASE_URL';
  return code === 'no-script' ? 'PAYPAL_SDK_BASE' : 'PAYPAL_API_BASE';
}

/** Why the provider does not answer, as far as code and answer show. */
export type LikelyCause = 'unknown-name' | 'untrusted' | 'redirect' | 'wrong-path' | 'blocked' | 'wrong-address';

/** The likely cause of an answer that is not the provider's. */
export function likelyCause(code: string, answer: ForeignAnswer | undefined): LikelyCause {
  if (code === 'unknown-host') return 'unknown-name';
  if (code === 'untrusted-certificate') return 'untrusted';
  const status = answer?.status ?? 0;
  if (status >= 300 && status < 400) return 'redirect';
  if ([404, 405, 410].includes(status)) return 'wrong-path';
  return [403, 407, 451].includes(status) || status >= 500 ? 'blocked' : 'wrong-address';
}

/** What the operator should check, for the log. */
export function whatToCheck(provider: PaymentProvider, code: string, answer: ForeignAnswer | undefined): string {
  const setting = settingOfAddress(provider, code);
  return {
    'unknown-name': `the host in ${setting}: it does not exist`,
    untrusted: `the host in ${setting}, and whether a proxy opens the connection: the certificate is not trusted`,
    redirect: `the address in ${setting}: it redirects`,
    'wrong-path': `the path in ${setting}`,
    blocked: `whether a firewall or proxy lets the shop out, then the address in ${setting}`,
    'wrong-address': `the address in ${setting}, and whether a proxy answers in between`,
  }[likelyCause(code, answer)];
}
