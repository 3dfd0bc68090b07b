import type { Manufacturer, Product } from '@kontor/contract';
import { documentAddress } from '../../shop/picture-address.ts';
import { productTexts } from '../../texts/de/product.ts';
import { Icon } from '../../ui/icon.tsx';

/** The technical data, one line each. */
export function AttributeTable({ attributes }: { attributes: Product['attributes'] }) {
  if (attributes.length === 0) return null;
  return (
    <section>
      <h2>{productTexts.attributes}</h2>
      <dl className="facts">
        {attributes.map(({ name, value }) => (
          <div key={`${name}=${value}`}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
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
      <h2>{productTexts.documents}</h2>
      <ul className="documents">
        {documents.map(({ content, filename }) => (
          <li key={content}>
            <a href={documentAddress(content, filename)} download={filename}>
              <Icon name="document" />
              {filename}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who answers for the product's safety: name, postal and electronic address on the offer itself (LAW S1). */
export function ManufacturerBlock({ manufacturer }: { manufacturer: Manufacturer }) {
  return (
    <section>
      <h2>{productTexts.manufacturer}</h2>
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
