/** The pages for withdrawing from a contract. The labels of the entry and the button are worded by law (LAW F1, F4). */
export const withdrawalPageTexts = {
  title: 'Vertrag widerrufen',
  form: {
    intro:
      'Hier widerrufen Sie einen Vertrag, den Sie bei uns geschlossen haben, ganz oder zum Teil. Einen Grund brauchen Sie nicht zu nennen. Den Eingang bestätigen wir sofort per E-Mail.',
    wrong: 'Bitte prüfen Sie Ihre Angaben:',
    you: 'Ihre Angaben',
    name: 'Ihr Name',
    email: 'E-Mail-Adresse für die Bestätigung',
    contract: 'Ihre Bestellung',
    orderNumber: 'Bestellnummer',
    orderNumberHint: 'Sie steht in der Bestellbestätigung, zum Beispiel 2026‑000123.',
    without: 'Sie haben die Nummer nicht zur Hand? Dann genügen Datum und E-Mail-Adresse der Bestellung.',
    orderDate: 'Datum der Bestellung',
    orderDateHint: 'Zum Beispiel 12.11.2026; ungefähr genügt.',
    orderEmail: 'E-Mail-Adresse der Bestellung',
    orderEmailHint: 'Nur wenn sie eine andere ist als die oben.',
    what: 'Nur ein Teil der Bestellung?',
    whatHint: 'Dann nennen Sie hier die Artikel. Bleibt das Feld leer, widerrufen Sie den ganzen Vertrag.',
    order: (number: string) => `Bestellung ${number}`,
    items: 'Wie viel davon widerrufen Sie?',
    itemsHint: 'Vorgeschlagen ist der ganze Vertrag. 0 heißt: Das behalten Sie.',
    ofOrdered: (ordered: string) => `von ${ordered}`,
    next: 'Weiter zur Übersicht',
  },
  summary: {
    title: 'Widerruf prüfen und bestätigen',
    intro: 'Das erklären Sie uns, sobald Sie bestätigen:',
    confirm: 'Widerruf bestätigen',
    change: 'Angaben ändern',
  },
  receipt: {
    title: 'Ihr Widerruf ist eingegangen',
    received: 'Eingegangen am',
    time: (time: string, place: string) => `${time} Uhr (Ortszeit ${place})`,
    number: 'Unser Zeichen',
    mailed: (email: string) => `Die Bestätigung mit diesem Inhalt geht jetzt an ${email}.`,
    notMailed: (email: string) =>
      `An ${email} gingen heute schon mehrere Bestätigungen. Bitte drucken oder speichern Sie diese Seite; wir melden uns bei Ihnen.`,
    keep: 'Sie können diese Seite drucken oder speichern. Unter ihrer Adresse bleibt sie abrufbar.',
    toShop: 'Zum Shop',
  },
  missing: {
    title: 'Diese Bestätigung gibt es nicht',
    text: 'Unter dieser Adresse ist keine Widerrufserklärung zu finden.',
    again: 'Vertrag widerrufen',
  },
  refused: {
    title: 'Bitte etwas später',
    text: (email: string) =>
      `Aus Ihrem Netz kamen gerade sehr viele Erklärungen. Bitte versuchen Sie es in einer Stunde noch einmal, oder schreiben Sie uns an ${email}: Ein Widerruf per E-Mail oder Brief gilt ebenso.`,
    foreign: 'Diese Erklärung kam nicht von unserer Seite. Bitte füllen Sie das Formular hier aus.',
  },
} as const;
