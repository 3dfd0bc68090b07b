import type { Manufacturer, Product } from '@kontor/contract';
import { attributeKey, distinctAttributes } from '../../catalogue/distinct-attributes.ts';
import { documentAddress } from '../../catalogue/picture-address.ts';
import { productTexts } from '../../texts/product.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { documentLabel } from './document-label.ts';

/** The technical data, one line each. */
export function ProductFacts({ product }: { product: Product }) {
  const facts = distinctAttributes(product.attributes);
  if (facts.length === 0) return null;
  return (
    <section>
      <h2 className="product-part-title">{productTexts.attributes}</h2>
      <dl className="facts">
        {facts.map((fact) => (
          <div key={attributeKey(fact)}>
            <dt>{fact.name}</dt>
            <dd className="figures">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Manuals, data sheets and certificates to download. */
export function Documents({ documents }: { documents: Product['documents'] }) {
  if (documents.length === 0) return null;
  return (
    <section>
      <h2 className="product-part-title">{productTexts.documents}</h2>
      <ul className="documents">
        {documents.map((document) => (
          <li key={document.content}>
            <a href={documentAddress(document.content, document.filename)} download={document.filename}>
              <Icon name="document" />
              <DocumentLabel document={document} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DocumentLabel({ document }: { document: Product['documents'][number] }) {
  const { name, facts } = documentLabel(document);
  return (
    <span>
      <span className="document-name">{name}</span>
      {facts !== '' && <span className="document-facts figures"> {facts}</span>}
    </span>
  );
}

/** Who answers for the product's safety: name, postal and electronic address on the offer itself (LAW S1). */
export function ManufacturerBlock({ manufacturer }: { manufacturer: Manufacturer }) {
  return (
    <section>
      <h2 className="product-part-title">{productTexts.manufacturer}</h2>
      <address className="manufacturer">
        {manufacturer.name}
        {'\n'}
        {manufacturer.address}
        {'\n'}
        <a href={`mailto:${manufacturer.email}`}>{manufacturer.email}</a>
      </address>
    </section>
  );
}
