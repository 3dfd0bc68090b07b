import type { Product } from '@kontor/contract';
import { documentAddress } from '../../catalogue/picture-address.ts';
import { factTexts } from '../../texts/facts.de.ts';
import { isForConsumers } from './for-consumers.ts';
import type { ProductData } from './load-product.ts';

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

/**
 * What the harmonised label says of the maker's guarantee of durability, openly, with the label itself one click away
 * (LAW W2). The label is the operator's document, because its artwork may not be redrawn. The two years of the law are
 * consumers': terms may shorten them for businesses.
 */
export function Durability(props: { product: Product; help: ProductData['help'] }) {
  const { durability, documents } = props.product;
  if (durability?.years === undefined) return null;
  const { years, brand, model } = durability;
  const label = documents.find(({ purpose }) => purpose === 'durability-label');
  return (
    <section className="durability" aria-label={factTexts.durability}>
      <p className="durability-years">
        {factTexts.durability} <strong>{factTexts.years(years)}</strong>
      </p>
      <p>
        {[factTexts.durabilityOf, brand && factTexts.durabilityBrand(brand), model && factTexts.durabilityModel(model)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isForConsumers(props.help) && <p>{factTexts.durabilityBeside}</p>}
      {label !== undefined && (
        <p>
          <a href={documentAddress(label.content, label.filename)}>{factTexts.durabilityLabel}</a>
        </p>
      )}
    </section>
  );
}
