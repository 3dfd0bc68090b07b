import type { Manufacturer, Product } from '@kontor/contract';
import { factTexts } from '../../texts/facts.de.ts';

/** Safety warnings, and who is responsible for the product's safety, on the offer itself (LAW S1). */
export function Safety({ product: { warnings, manufacturer, responsible } }: { product: Product }) {
  return (
    <>
      {warnings !== undefined && (
        <section>
          <h2 className="product-part-title">{factTexts.warnings}</h2>
          <p className="product-warnings">{warnings}</p>
        </section>
      )}
      {manufacturer !== undefined && <Contact title={factTexts.manufacturer} contact={manufacturer} />}
      {responsible !== undefined && <Contact title={factTexts.responsible} contact={responsible} />}
    </>
  );
}

function Contact({ title, contact: { name, address, email } }: { title: string; contact: Manufacturer }) {
  return (
    <section>
      <h2 className="product-part-title">{title}</h2>
      <address className="manufacturer">
        {[name, address].map((line) => (line === undefined ? '' : `${line}\n`))}
        {email !== undefined && <Writing to={email} />}
      </address>
    </section>
  );
}

/** A contact: an e-mail address or a web page. */
function Writing({ to }: { to: string }) {
  if (/^https?:\/\//i.test(to)) return <a href={to}>{to}</a>;
  return to.includes('@') ? <a href={`mailto:${to}`}>{to}</a> : to;
}
