import { type ParsedLocation, useLocation } from '@tanstack/react-router';
import { type Address, parseAddress } from './address.ts';

/** The address of a location, from the path as visitors see it: the router's own path is decoded, which is lossy. */
export function addressOf(location: ParsedLocation): Address {
  return parseAddress(pathOf(location));
}

/** The path of a location as visitors see it, percent-encoded. */
export function pathOf(location: ParsedLocation): string {
  return location.publicHref.replace(/[?#].*$/, '');
}

/** The address that is shown. */
export function useAddress(): Address {
  const path = useLocation({ select: pathOf });
  return parseAddress(path);
}
