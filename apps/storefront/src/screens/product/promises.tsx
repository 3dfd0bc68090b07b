import type { Product } from '@kontor/contract';
import { factTexts } from '../../texts/facts.de.ts';

/** The maker's guarantee, with what the law has stand beside it (LAW W3). */
export function Guarantee({ product: { guarantee } }: { product: Product }) {
  if (guarantee === undefined) return null;
  return (
    <section>
      <h2 className="product-part-title">{factTexts.guarantee}</h2>
      <p className="product-warnings">{guarantee}</p>
      <p>{factTexts.guaranteeBeside}</p>
    </section>
  );
}
