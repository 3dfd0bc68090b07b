import type { TrackingLink } from '../configuration/types.ts';

/** The tracking address of a parcel. Null if the carrier's address is unknown or the parcel has no number. */
export function trackingLink(links: readonly TrackingLink[], carrier: string, trackingNumber: string): string | null {
  const known = links.find((one) => one.carrier.toLocaleLowerCase('de') === carrier.toLocaleLowerCase('de'));
  if (known === undefined || trackingNumber === '') return null;
  return known.link.replaceAll('{number}', encodeURIComponent(trackingNumber));
}
