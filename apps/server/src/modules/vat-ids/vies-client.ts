import type { VatIdState } from '@kontor/domain';

/** What VIES answers about a VAT id. */
export interface ViesAnswer {
  readonly state: VatIdState;
  /** The number of the consultation, which proves it to the tax office. Null: none was given. */
  readonly consultation: string | null;
  /** Name and address of the business, as its country says them. Null: it says none. */
  readonly trader: string | null;
  /** Why nothing is known, in VIES' own word. Null: something is. */
  readonly failure: string | null;
}

/** Asks whether a VAT id exists. It never throws: what cannot be asked is unknown. */
export type AskVies = (vatId: string, requester: string) => Promise<ViesAnswer>;

/** The service of the European Commission. */
export const viesAddress = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/** How long an answer may take, in ms. A customer waits for it. */
const timeLimit = 6000;
/** Longer answers are no answers. */
const mostBytes = 100_000;

/**
 * The client of VIES (REST). Failures come with status 200 too, as `actionSucceed: false`. An address that VIES has
 * blocked gets `valid: false` with `userError: IP_BLOCKED`, which says nothing of the number.
 */
export function createViesClient(address: string): AskVies {
  return async (vatId, requester) => {
    try {
      const response = await fetch(`${address}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ ...asked(vatId), ...(requester !== '' && askedBy(requester)) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
      });
      const text = await response.text();
      return text.length > mostBytes ? unknown('TOO_LONG') : readAnswer(JSON.parse(text));
    } catch (error) {
      return unknown(error instanceof Error ? error.name : 'FAILED');
    }
  };
}

const asked = (vatId: string) => ({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) });
const askedBy = (vatId: string) => ({
  requesterMemberStateCode: vatId.slice(0, 2),
  requesterNumber: vatId.slice(2),
});

/** The answer in an object of VIES. */
export function readAnswer(body: unknown): ViesAnswer {
  if (typeof body !== 'object' || body === null) return unknown('NO_OBJECT');
  const { actionSucceed, errorWrappers, valid, userError, requestIdentifier, name, address } = body as Fields;
  if (actionSucceed === false) return unknown(firstError(errorWrappers));
  if (typeof valid !== 'boolean') return unknown('NO_ANSWER');
  if (!valid && !isAboutNumber(userError)) return unknown(String(userError));
  const trader = [name, address].flatMap((one) => (isSaid(one) ? one.replaceAll(/\s+/g, ' ').trim() : [])).join(', ');
  return {
    state: valid ? 'valid' : 'invalid',
    consultation: isSaid(requestIdentifier) ? requestIdentifier : null,
    trader: trader === '' ? null : trader.slice(0, 500),
    failure: null,
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** A refusal counts only if it is about the number itself. */
function isAboutNumber(userError: unknown): boolean {
  return userError === undefined || userError === null || userError === '' || userError === 'INVALID';
}

/** Whether a country says something: some write three hyphens instead. */
function isSaid(text: unknown): text is string {
  return typeof text === 'string' && text !== '' && text !== '---';
}

function firstError(errors: unknown): string {
  const [first] = Array.isArray(errors) ? (errors as Fields[]) : [];
  return typeof first?.error === 'string' ? first.error.slice(0, 100) : 'FAILED';
}

function unknown(failure: string): ViesAnswer {
  return { state: 'unknown', consultation: null, trader: null, failure };
}
