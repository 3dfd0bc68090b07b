import type { Configuration } from '../../context/configuration.ts';

const textName = 'altgeraete';

/** The page on which the operator says how old goods are returned. */
export const takeBackAddress = `/T/${textName}`;

/** Whether the operator has written that page. */
export function hasTakeBackText(configuration: Configuration): Promise<boolean> {
  return configuration.hasTemplate(textName);
}
