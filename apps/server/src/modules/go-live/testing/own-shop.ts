import type { Seller } from '../../configuration/types.ts';
import type { Template } from '../../templates/templates.service.ts';

/** For tests: a seller that is not the demo's. */
export const ownSeller: Seller = {
  companyName: 'Weinhandel Traube e.U.',
  street: 'Kellergasse 3',
  zipCode: '2070',
  city: 'Retz',
  country: 'AT',
  email: 'laden@traube.example',
  phone: '+43 2942 123',
  taxNumber: '22 123/4567',
  vatId: '',
  registerNumber: '',
  registerCourt: '',
  bank: { iban: 'DE89 3704 0044 0532 0130 00', bic: '', holder: '' },
};

/** For tests: settings that are not the demo's. */
export const ownSettings = {
  title: 'Traube',
  countries: [{ shortName: 'AT', name: 'Österreich' }],
  carrier: ['Bote'],
  paymentConditions: [{ name: 'vorkasse', title: 'Vorkasse' }],
  customerGroups: [],
  mainMenu: [],
  orderOptions: [],
  shippingRules: [{ countries: ['AT'], cost: 700 }],
  seller: ownSeller,
};

/** For tests: to whom a withdrawal is sent. */
export const withdrawnTo = 'An Weinhandel Traube e.U., Kellergasse 3, 2070 Retz, laden@traube.example, +43 2942 123';

/** What `kontor check` looks for in a text. */
const more: Readonly<Record<string, string>> = {
  widerrufsbelehrung: `<p>${withdrawnTo}, oder: <a href="/widerruf">Vertrag widerrufen</a></p>`,
  businessTerms: '<p>An Verfahren vor einer Schlichtungsstelle nehmen wir nicht teil.</p>',
};

/** For tests: the texts that each shop must have, in its operator's words. */
export const ownTexts: readonly Template[] = [
  {
    kind: 'text',
    name: 'siteNotice',
    content:
      '<h1>Impressum</h1><p>Weinhandel Traube e.U., Kellergasse 3, 2070 Retz, laden@traube.example, +43 2942 123, Steuernummer 22 123/4567</p>',
  },
  ...['businessTerms', 'widerrufsbelehrung', 'datenschutz', 'shippingCosts', 'contactInformation'].map(textOf),
  textOf('barrierefreiheit'),
  {
    kind: 'text',
    name: 'guaranteeNotice',
    content:
      '<h1>Gesetzliche Gewährleistung</h1><img src="data:image/png;base64,AA==" alt="Mitteilung: zwei Jahre …" />',
  },
];

function textOf(name: string): Template {
  return { kind: 'text', name, content: `<h1>${name}</h1><p>Von uns selbst.</p>${more[name] ?? ''}` };
}
