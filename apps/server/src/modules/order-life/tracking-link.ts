import type { TrackingLink } from '../configuration/types.ts';

/** Where a parcel is followed; null where the carrier's address is not known, or there is no number. */
export function trackingLink(links: readonly TrackingLink[], carrier: string, trackingNumber: string): string | null {
  const known = links.find((one) => one.carrier.toLocaleLowerCase('de') === carrier.toLocaleLowerCase('de'));
  if (known === undefined || trackingNumber === '') return null;
  return known.link.replaceAll('{number}', encodeURIComponent(trackingNumber));
}
