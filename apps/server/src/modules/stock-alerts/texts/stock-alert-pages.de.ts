/** The pages about being told when an article is in stock again. */
export const stockAlertPageTexts = {
  title: 'Benachrichtigen, wenn lieferbar',
  article: 'Artikel',
  email: 'E-Mail-Adresse',
  ask: 'Benachrichtigen, wenn lieferbar',
  hint: 'Wir schreiben Ihnen ein einziges Mal, sobald der Artikel wieder lieferbar ist, und löschen die Adresse danach.',
  toArticle: 'Zum Artikel',
  sent: {
    title: 'Bitte bestätigen Sie noch',
    text: 'Wir haben Ihnen eine Nachricht gesendet. Öffnen Sie den Link darin und bestätigen Sie dort: Erst dann merken wir Sie vor.',
    none: 'Nichts angekommen? Sehen Sie bitte auch im Ordner für unerwünschte Nachrichten nach. Mehr als drei Nachrichten am Tag senden wir an eine Adresse nicht.',
  },
  inStock: {
    title: 'Wieder lieferbar',
    text: 'Der Artikel ist lieferbar. Ihre Adresse haben wir nicht gespeichert.',
  },
  confirm: {
    title: 'Benachrichtigung bestätigen',
    text: 'Sollen wir Ihnen schreiben, sobald dieser Artikel wieder lieferbar ist?',
    yes: 'Ja, einmal benachrichtigen',
    no: 'Nein, Adresse löschen',
  },
  confirmed: {
    title: 'Wir benachrichtigen Sie',
    text: (days: number) =>
      `Sobald der Artikel wieder lieferbar ist, schreiben wir Ihnen einmal und löschen Ihre Adresse. Kommt er nicht wieder, löschen wir sie nach ${days} Tagen.`,
    stop: 'Doch nicht benachrichtigen',
  },
  stop: {
    title: 'Benachrichtigung abbestellen',
    text: 'Sollen wir Ihre Adresse löschen? Sie bekommen zu diesem Artikel dann keine Nachricht.',
    yes: 'Adresse löschen',
  },
  stopped: {
    title: 'Abbestellt',
    text: 'Ihre Adresse ist gelöscht. Zu diesem Artikel schreiben wir Ihnen nicht.',
  },
  gone: {
    title: 'Nicht mehr im Sortiment',
    text: 'Diesen Artikel führen wir nicht mehr. Ihre Adresse ist gelöscht.',
  },
  missing: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Die Benachrichtigung wurde schon gesendet oder abbestellt, oder der Link ist abgelaufen. Eine Adresse ist dazu nicht mehr gespeichert.',
  },
  noArticle: {
    title: 'Für diesen Artikel nicht möglich',
    text: 'Eine Benachrichtigung gibt es für diesen Artikel nicht.',
  },
  refused: {
    title: 'Bitte etwas später',
    text: 'Aus Ihrem Netz kamen gerade viele Anfragen. Bitte versuchen Sie es in einer Stunde noch einmal.',
    foreign: 'Dieses Formular kam nicht von unserer Seite. Bitte füllen Sie es hier aus.',
  },
  toShop: 'Zum Shop',
} as const;
