import type { ApiCall } from '../faults.ts';
import type { Sandbox } from '../sandbox.ts';

/** A call that is going to be done. */
export interface PreparedCall {
  /** The payment that it is about: its faults are the call's. */
  readonly token: string;
  /** Does it, and gives what is answered besides the header; throws a refusal. */
  act(): object;
}

/** One of Saferpay's calls; the request has the form that its rule asks for. */
export interface SaferpayCall<Request> {
  readonly fault: ApiCall;
  /** Finds what the call is about; throws a refusal when there is no such thing, or it is not the merchant's. */
  prepare(sandbox: Sandbox, request: Request): PreparedCall;
}
