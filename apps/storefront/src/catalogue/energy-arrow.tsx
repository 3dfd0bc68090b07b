import type { Product } from '@kontor/contract';
import { catalogueTexts } from '../texts/catalogue.de.ts';
import { documentAddress } from './picture-address.ts';

type Energy = NonNullable<Product['energy']>;

/** The scale of labels since 2021, assumed if the product names none. */
const usualScale = 'A–G';

/** The class of the energy label in an arrow beside the price, with its scale (LAW S2). */
export function EnergyArrow({ energy, href }: { energy: Energy | undefined; href?: string | undefined }) {
  if (energy?.class === undefined) return null;
  const { class: own, scale = usualScale } = energy;
  const arrow = (
    <>
      <span className="unseen">{catalogueTexts.energyClass(own, scale)}</span>
      <span className={`energy-arrow energy-${place(own, scale)}`} aria-hidden="true">
        <span className="energy-scale">{scale}</span>
        <span className="energy-class">{own}</span>
      </span>
    </>
  );
  return <p className="energy">{href === undefined ? arrow : <a href={href}>{arrow}</a>}</p>;
}

/** The address of the energy label: the shop's own copy, otherwise the EU's register; undefined if there is neither. */
export function energyLabelAddress({ documents, energy }: Pick<Product, 'documents' | 'energy'>): string | undefined {
  const label = documents.find(({ purpose }) => purpose === 'energy-label');
  if (label !== undefined) return documentAddress(label.content, label.filename);
  return energy?.eprel === undefined ? undefined : `https://eprel.ec.europa.eu/qr/${encodeURIComponent(energy.eprel)}`;
}

/** The colour of a class: from 1, the best, to 7. */
function place(own: string, scale: string): number {
  const classes = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const first = classes.indexOf(scale.split('–')[0] ?? 'A');
  return Math.min(7, Math.max(1, classes.indexOf(own) - first + 1));
}
