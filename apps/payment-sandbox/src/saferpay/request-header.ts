/** What every request begins with (PAYMENTS A2). */
export interface RequestHeader {
  readonly SpecVersion: string;
  readonly CustomerId: string;
  readonly RequestId: string;
}

/** 53 of SpecVersion 1.53. */
export function minorOf({ SpecVersion }: Pick<RequestHeader, 'SpecVersion'>): number {
  return Number(SpecVersion.slice('1.'.length));
}
