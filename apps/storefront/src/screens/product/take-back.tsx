import type { Product } from '@kontor/contract';
import { factTexts } from '../../texts/facts.de.ts';
import { productTexts } from '../../texts/product.de.ts';
import { CrossedOutBin } from '../../ui/crossed-out-bin.tsx';
import { takeBackAddress } from './take-back-text.ts';

/**
 * The note that old electrical goods and batteries do not belong in the bin, on the offer itself, with a link to the
 * operator's page on returning them (LAW S3, S4).
 */
export function TakeBackNote({ product, hasText }: { product: Product; hasText: boolean }) {
  const { takeBack: kinds = [], weeeNumber, batteryNumber } = product;
  if (kinds.length === 0 && weeeNumber === undefined && batteryNumber === undefined) return null;
  return (
    <section>
      <h2 className="product-part-title">{productTexts.takeBack}</h2>
      <div className="take-back">
        {kinds.map((kind) => (
          <div className="take-back-kind" key={kind}>
            <CrossedOutBin withBar={kind === 'electrical'} />
            <p>{productTexts.takeBackOf[kind]}</p>
          </div>
        ))}
      </div>
      {weeeNumber !== undefined && <p className="take-back-number">{factTexts.weee(weeeNumber)}</p>}
      {batteryNumber !== undefined && <p className="take-back-number">{factTexts.battery(batteryNumber)}</p>}
      {hasText && (
        <p className="take-back-more">
          <a href={takeBackAddress}>{productTexts.takeBackMore}</a>
        </p>
      )}
    </section>
  );
}
