import { lastDayToReturn } from '@kontor/domain';
import { germanDay, viennaDay } from '../../../german-format.ts';
import type { Seller } from '../../configuration/types.ts';
import { returnTexts as texts } from '../texts/return.de.ts';

/**
 * Where the goods of a declaration go, until when, and who pays for that (LAW R4): sentences for its receipt and its
 * mail. `receivedAt`: when the declaration came, epoch ms.
 */
export function returnOfGoods(
  { companyName, street, zipCode, city }: Pick<Seller, 'companyName' | 'street' | 'zipCode' | 'city'>,
  receivedAt: number,
): string[] {
  const address = [companyName, street, `${zipCode} ${city}`.trim()].filter((line) => line !== '').join(', ');
  return [texts.where(address), texts.until(germanDay(lastDayToReturn(viennaDay(receivedAt)))), texts.costs];
}
