import { withdrawalAddress } from '@kontor/contract';
import { type PaymentProvider, paymentProviders } from '@kontor/domain';
import { wordsOfHtml } from '../../html/words-of-html.ts';
import type { Seller, ShopConfiguration } from '../configuration/types.ts';
import type { Template } from '../templates/templates.service.ts';
import { comparable, type DemoTraces, isTemplateOfDemo } from './demo-traces.ts';
import { type Finding, imprint, type SellerField, type TemplateName, withdrawalInformation } from './types.ts';
import { contentOf, writtenIn } from './written-texts.ts';

/** The texts, and what they are compared with. */
interface Written {
  readonly configuration: ShopConfiguration;
  readonly templates: readonly Template[];
  readonly traces: DemoTraces;
  /** `none` where the shop has no account with the provider. */
  readonly surroundings: { readonly accounts: Readonly<Record<PaymentProvider, string>> };
}

const namedInImprint = ['companyName', 'street', 'city', 'email', 'phone', 'vatId', 'registerNumber'] as const;
/** Optional details of the seller that the imprint must contain if they exist. */
const namedIfThere = ['registerCourt', 'managingDirectors', 'seat', 'taxNumber', 'packagingNumber'] as const;
/** To whom a contract is withdrawn from (Anlage 1 zu Art. 246a EGBGB, Anhang I FAGG). */
const namedForWithdrawal = ['companyName', 'street', 'city', 'email', 'phone'] as const;

/** The findings about what the operator's texts say, and what they must not say. Pure. */
export function judgeLegalTexts(written: Written): Finding[] {
  return [
    ...judgeImprint(written),
    ...judgeWithdrawalInformation(written),
    ...judgeProcessors(written),
    ...judgeArbitration(written),
    ...judgeDisputePlatform(written),
    ...judgeEnvironmentalClaims(written),
  ];
}

/**
 * Details of the seller that a text of the operator's own does not name. A missing text, or the demo's, is another
 * finding.
 */
function unnamed(written: Written, template: TemplateName, fields: readonly (SellerField & keyof Seller)[]) {
  const { seller } = written.configuration;
  const content = contentOf(written, template);
  if (content === null || isTemplateOfDemo({ ...template, content }, written.traces, seller)) return [];
  const text = comparable(wordsOfHtml(content));
  const isNamed = (words: string | undefined) => text.includes(comparable(words ?? '').trim());
  return fields.filter((field) => ![seller[field]].flat().every(isNamed));
}

/** Whether the imprint names the seller (LAW I1). */
function judgeImprint(written: Written): Finding[] {
  const fields = unnamed(written, imprint, [...namedInImprint, ...namedIfThere]);
  return fields.length === 0 ? [] : [{ weight: 'open', code: 'imprint-incomplete', fields }];
}

/**
 * Whether the information on withdrawal names the seller, and the function with its address: without it the period runs
 * for a year longer (LAW F7, O4). A missing text is another finding. Businesses need none (LAW C8).
 */
function judgeWithdrawalInformation(written: Written): Finding[] {
  if (written.configuration.soldTo === 'businesses') return [];
  const content = contentOf(written, withdrawalInformation);
  const isFunctionNamed = content === null || content.includes(withdrawalAddress);
  const fields = unnamed(written, withdrawalInformation, namedForWithdrawal);
  return [
    ...(isFunctionNamed ? [] : [{ weight: 'open', code: 'withdrawal-not-named' } as const]),
    ...(fields.length === 0 ? [] : [{ weight: 'open', code: 'withdrawal-seller-missing', fields } as const]),
  ];
}

const privacy: TemplateName = { kind: 'text', name: 'datenschutz' };

/** What a privacy text calls the companies that get the data of a payment. */
const processorNames: Readonly<Record<PaymentProvider, RegExp>> = {
  paypal: /paypal/i,
  saferpay: /saferpay|worldline|six payment/i,
};

/**
 * Whether the privacy text names each provider of payments that the shop has an account with (Art. 13 (1) (e) GDPR, LAW
 * D4). A missing text is another finding.
 */
function judgeProcessors(written: Written): Finding[] {
  const content = contentOf(written, privacy);
  if (content === null) return [];
  const words = wordsOfHtml(content);
  return paymentProviders
    .filter((provider) => written.surroundings.accounts[provider] !== 'none' && !processorNames[provider].test(words))
    .map((provider) => ({ weight: 'open', code: 'processor-not-named', provider }));
}

/** Whether imprint or terms say if the seller takes part in arbitration (§ 36 VSBG, § 19 AStG, LAW I3). */
function judgeArbitration(written: Written): Finding[] {
  const contents = [imprint, terms].map((template) => contentOf(written, template)).filter((it) => it !== null);
  const isSaid = contents.some((html) => /schlichtung|streitbeilegung/i.test(wordsOfHtml(html)));
  return isSaid || contents.length === 0 ? [] : [{ weight: 'look', code: 'no-word-of-arbitration' }];
}

const terms: TemplateName = { kind: 'text', name: 'businessTerms' };

/** The address of the platform that was closed on 20 July 2025 (LAW I2). */
export const disputePlatform = 'ec.europa.eu/consumers/odr';

function judgeDisputePlatform({ configuration, templates }: Written): Finding[] {
  const names = (html: string) => html.toLowerCase().includes(disputePlatform);
  const places = writtenIn({ configuration, templates }).flatMap(({ place, html }) => (names(html) ? [place] : []));
  return places.length === 0 ? [] : [{ weight: 'open', code: 'dispute-platform', places }];
}

/**
 * Claims about the environment that are too general to be proved, and so forbidden since 27 September 2026 (EmpCo
 * directive (EU) 2024/825; UWG, LAW P13).
 */
export const environmentalClaims = [
  ...[
    'klimaneutral',
    'klimapositiv',
    'klimafreundlich',
    'klimaschonend',
    'co2-neutral',
    'co₂-neutral',
    'co2-freundlich',
  ],
  ...['umweltfreundlich', 'umweltschonend', 'umweltgerecht', 'umweltverträglich', 'naturfreundlich'],
  ...['ökologisch', 'biologisch abbaubar', 'biobasiert', 'nachhaltig'],
];

function judgeEnvironmentalClaims({ configuration, templates }: Written): Finding[] {
  const claims = (html: string) => {
    const words = wordsOfHtml(html).toLowerCase();
    return environmentalClaims.some((claim) => words.includes(claim));
  };
  const places = writtenIn({ configuration, templates }).flatMap(({ place, html }) => (claims(html) ? [place] : []));
  return places.length === 0 ? [] : [{ weight: 'look', code: 'environmental-claims', places }];
}
