import type { Product } from '@kontor/contract';
import { Fragment } from 'react';
import { attributeKey } from '../../catalogue/distinct-attributes.ts';
import { factGroupsOf, foodFactsOf, nutritionOf } from '../../catalogue/facts.ts';
import { documentAddress } from '../../catalogue/picture-address.ts';
import { CleanHtml } from '../../page/html-block.tsx';
import { factTexts } from '../../texts/facts.de.ts';
import { productTexts } from '../../texts/product.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { documentLabel } from './document-label.ts';

/** The attributes and other facts, one a line, under the operator's headings. */
export function ProductFacts({ product }: { product: Product }) {
  const groups = factGroupsOf(product);
  if (groups.length === 0) return null;
  return (
    <section>
      <h2 className="product-part-title">{productTexts.attributes}</h2>
      {groups.map(({ title = '', facts }) => (
        <Fragment key={title}>
          {title !== '' && <h3 className="facts-title">{title}</h3>}
          <FactList facts={facts} />
        </Fragment>
      ))}
    </section>
  );
}

/** What buyers of food and drinks must be able to read before the purchase (LAW S6). */
export function FoodFacts({ product }: { product: Product }) {
  const { ingredients, nutrition } = product;
  const facts = foodFactsOf(product);
  if (facts.length === 0 && ingredients === undefined && nutrition === undefined) return null;
  return (
    <section>
      <h2 className="product-part-title">{factTexts.food}</h2>
      {ingredients !== undefined && (
        <>
          <h3 className="facts-title">{factTexts.ingredients}</h3>
          <CleanHtml html={ingredients} className="prose" />
        </>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
      {nutrition !== undefined && (
        <>
          <h3 className="facts-title">{factTexts.nutrition(nutrition.per)}</h3>
          <FactList facts={nutritionOf(nutrition)} />
        </>
      )}
    </section>
  );
}

function FactList({ facts }: { facts: readonly Product['attributes'][number][] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={attributeKey(fact)}>
          <dt>{fact.name}</dt>
          <dd className="figures">{fact.value}</dd>
        </div>
      ))}
    </dl>
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
