import { shownReviewTexts } from '@kontor/contract/review-texts';
import { longestReview } from '@kontor/domain';

const whole = new Intl.NumberFormat('de-AT');
const decimal = new Intl.NumberFormat('de-AT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The pages on which buyers review, and that of all reviews of an article. */
export const reviewPageTexts = {
  title: 'Artikel bewerten',
  order: 'Bestellung',
  lead: 'Schreiben Sie, was Sie erlebt haben, Gutes wie Schlechtes. Jede Bewertung erscheint sofort beim Artikel, mit dem Hinweis „Geprüfter Kauf“.',
  change: 'Über diese Seite können Sie Ihre Bewertungen jederzeit ändern oder zurückziehen.',
  stars: 'Sterne',
  starLabels: {
    5: '5 Sterne: sehr gut',
    4: '4 Sterne: gut',
    3: '3 Sterne: mittel',
    2: '2 Sterne: schlecht',
    1: '1 Stern: sehr schlecht',
  },
  text: 'Ihre Erfahrung (freiwillig)',
  textHint: `Höchstens ${whole.format(longestReview)} Zeichen. Bitte keine Namen und Adressen: Jeder kann es lesen.`,
  name: 'Gezeigter Name',
  send: 'Bewertung veröffentlichen',
  save: 'Änderung veröffentlichen',
  withdraw: 'Bewertung zurückziehen',
  noStars: 'Wählen Sie bitte 1 bis 5 Sterne.',
  written: 'Danke, Ihre Bewertung ist veröffentlicht.',
  withdrawn: 'Ihre Bewertung ist gelöscht.',
  hidden: (why: string) => `Der Shop zeigt Text und Namen dieser Bewertung nicht: ${why} Die Sterne zählen weiter.`,
  privacy: 'Datenschutz',
  stop: {
    title: 'Keine Bitten um Bewertungen mehr',
    text: 'Sollen wir Sie nicht mehr um Bewertungen bitten? Es gilt für alle Bestellungen mit dieser E-Mail-Adresse.',
    yes: 'Nicht mehr bitten',
  },
  stopped: {
    title: 'Abbestellt',
    text: 'Wir bitten Sie nicht mehr um Bewertungen. Den Link aus der Nachricht können Sie weiter verwenden.',
  },
  missing: {
    title: 'Hier ist nichts zu bewerten',
    text: 'Der Link gilt nicht oder nicht mehr, oder die Bestellung ist noch nicht zugestellt. Bewerten kann nur, wer einen Artikel bekommen und behalten hat.',
  },
  refused: {
    title: 'Bitte etwas später',
    text: 'Zu dieser Bestellung wurde sehr oft etwas geändert. Bitte versuchen Sie es in einer Stunde noch einmal.',
  },
  foreign: {
    title: 'Das Formular kam nicht von unserer Seite',
    text: 'Es wurde nichts gespeichert. Öffnen Sie bitte den Link aus unserer Nachricht und senden Sie es dort.',
  },
  all: {
    ...shownReviewTexts,
    title: (name: string) => `Bewertungen: ${name}`,
    noName: 'Artikel',
    none: {
      title: 'Keine Bewertungen',
      text: 'Zu diesem Artikel gibt es keine Bewertungen.',
    },
    toArticle: 'Zum Artikel',
    average: (average: number, count: number) =>
      `${decimal.format(average)} von 5 Sternen, ${count === 1 ? 'eine Bewertung' : `${whole.format(count)} Bewertungen`}`,
    report:
      'Verstößt eine Bewertung gegen ein Gesetz oder Ihre Rechte, schreiben Sie uns bitte, welche und warum. Diese Adresse ist auch unsere Kontaktstelle für Behörden (Art. 11 und 12 DSA, auf Deutsch oder Englisch):',
    newer: 'Neueste Bewertungen',
    older: 'Ältere Bewertungen',
    pages: 'Seiten',
  },
  toShop: 'Zum Shop',
} as const;
