/** The pages about the newsletter. */
export const newsletterPageTexts = {
  title: 'Newsletter',
  email: 'E-Mail-Adresse',
  ask: 'Newsletter abonnieren',
  hint: 'Sie bekommen zuerst eine Nachricht, in der Sie das bestätigen.',
  privacy: 'Datenschutz',
  agree: 'Ihre Einwilligung',
  sent: {
    title: 'Bitte bestätigen Sie noch',
    text: 'Wir haben Ihnen eine Nachricht gesendet. Öffnen Sie den Link darin und bestätigen Sie dort: Erst dann bekommen Sie den Newsletter.',
    none: 'Nichts angekommen? Sehen Sie bitte auch im Ordner für unerwünschte Nachrichten nach. Mehr als eine Nachricht am Tag senden wir deswegen an eine Adresse nicht.',
  },
  confirm: {
    title: 'Newsletter bestätigen',
    text: 'Stimmen Sie dem zu?',
    yes: 'Ja, Newsletter abonnieren',
    no: 'Nein, Adresse löschen',
  },
  confirmed: {
    title: 'Sie bekommen unseren Newsletter',
    text: 'Danke, Ihre Adresse ist bestätigt. Abbestellen können Sie jederzeit, hier oder mit dem Link in jeder E-Mail.',
    stop: 'Newsletter abbestellen',
  },
  stop: {
    title: 'Newsletter abbestellen',
    text: 'Sollen wir Ihnen keinen Newsletter mehr senden?',
    yes: 'Newsletter abbestellen',
  },
  stopped: {
    title: 'Abbestellt',
    text: 'Sie bekommen keinen Newsletter mehr. Zu tun ist nichts weiter.',
  },
  missing: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Der Newsletter wurde schon abbestellt, oder der Link ist abgelaufen. Haben Sie ihn mehrmals abonniert, gilt der Link in der neuesten Nachricht.',
  },
  notOffered: {
    title: 'Kein Newsletter',
    text: 'Einen Newsletter gibt es zurzeit nicht.',
  },
  refused: {
    title: 'Bitte etwas später',
    text: 'Aus Ihrem Netz kamen gerade viele Anfragen. Bitte versuchen Sie es in einer Stunde noch einmal.',
    foreign: 'Dieses Formular kam nicht von unserer Seite. Bitte füllen Sie es hier aus.',
  },
  toShop: 'Zum Shop',
} as const;
