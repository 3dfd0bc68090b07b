import { type Cents, multiplyDivideHalfUp } from '../money.ts';
import type { CreditRequest, InvoiceRest } from './credit.ts';

/**
 * Pieces of a rest by line id, with their share of the deposits that are left.
 * @param deposits the deposit of one piece of each line of the order, in cents
 */
export function withDeposits(
  { lines, charges }: Pick<InvoiceRest, 'lines' | 'charges'>,
  deposits: readonly Cents[],
  pieces: CreditRequest['lines'],
): CreditRequest {
  const depositOf = (sum: number, { id, quantity }: CreditRequest['lines'][number]) =>
    sum + (deposits[Number(id) - 1] ?? 0) * quantity;
  const [left, asked] = [lines.reduce(depositOf, 0), pieces.reduce(depositOf, 0)];
  const shares = (['deposit', 'untaxed-deposit'] as const).map((kind) => {
    const declared = charges.reduce((sum, charge) => (charge.kind === kind ? sum + charge.declared : sum), 0);
    return { kind, amount: asked === 0 ? 0 : multiplyDivideHalfUp(declared, asked, left) };
  });
  return { lines: pieces, charges: shares };
}
