import type { OrderLife } from './order-life.ts';

/** Of each line of an order the pieces that its customer keeps, or still gets. */
export function keptPieces({ lines }: Pick<OrderLife, 'lines'>): number[] {
  return lines.map(({ ordered, cancelled, returned }) => ordered - cancelled - returned);
}
