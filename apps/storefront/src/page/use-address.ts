import { type ParsedLocation, useLocation } from '@tanstack/react-router';
import { type Address, parseAddress } from './address.ts';

/**
 * The address of a location, parsed from the public path. The router's own path is decoded, which loses information.
 */
export function addressOf(location: ParsedLocation): Address {
  return parseAddress(pathOf(location));
}

/** The public path of a location, percent-encoded. */
export function pathOf(location: ParsedLocation): string {
  return location.publicHref.replace(/[?#].*$/, '');
}

/** The current address. */
export function useAddress(): Address {
  const path = useLocation({ select: pathOf });
  return parseAddress(path);
}
