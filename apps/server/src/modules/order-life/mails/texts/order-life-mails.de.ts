import { vatIdName } from '@kontor/contract/vat-id-text';
/** The mails about the progress of an order. */
export const orderLifeMailTexts = {
  piece: (amount: string, unit: string, name: string) => `${amount} ${unit} ${name}`,
  shipped: {
    subject: (orderNumber: string, isPart: boolean) =>
      isPart
        ? `Ein Teil Ihrer Bestellung ${orderNumber} ist unterwegs`
        : `Ihre Bestellung ${orderNumber} ist unterwegs`,
    preview: 'Wir haben ein Paket für Sie versandt.',
    sentence: (orderNumber: string, isPart: boolean) =>
      isPart
        ? `wir haben einen Teil Ihrer Bestellung ${orderNumber} versandt. In diesem Paket:`
        : `wir haben Ihre Bestellung ${orderNumber} versandt. In diesem Paket:`,
    supply: (rates: readonly string[], total: string | null) =>
      [
        `Seit Ihrer Bestellung hat sich die Umsatzsteuer geändert (${rates.join(', ')}). Es gilt der Satz am Tag des Versands.`,
        total === null ? 'Sie bezahlen dasselbe wie vereinbart.' : `Der Gesamtbetrag ist jetzt ${total}.`,
      ].join(' '),
    rest: 'Das folgt noch:',
    parcel: (carrier: string, trackingNumber: string) =>
      [carrier && `Versand mit ${carrier}`, trackingNumber && `Sendungsnummer ${trackingNumber}`]
        .filter(Boolean)
        .join(', '),
    follow: 'Paket verfolgen',
  },
  unshipped: {
    subject: (orderNumber: string) => `Noch nicht unterwegs: Ihre Bestellung ${orderNumber}`,
    preview: 'Der Versand war irrtümlich vermerkt.',
    sentence: (orderNumber: string) =>
      `zu Ihrer Bestellung ${orderNumber} war ein Paket als versandt vermerkt, das noch nicht unterwegs ist. Das tut uns leid. Noch nicht versandt:`,
    trackingNumber: (trackingNumber: string) => `Die Sendungsnummer ${trackingNumber} gilt vorerst nicht.`,
    next: 'Sobald das Paket wirklich unterwegs ist, schreiben wir Ihnen. Sie müssen nichts tun.',
  },
  corrected: {
    subject: (orderNumber: string) => `Ihre Bestellung ${orderNumber} wurde berichtigt`,
    preview: 'Bitte prüfen Sie, ob jetzt alles stimmt.',
    sentence: (orderNumber: string) => `wir haben Angaben Ihrer Bestellung ${orderNumber} berichtigt.`,
    fields: {
      email: 'E-Mail-Adresse',
      address: 'Rechnungsadresse',
      shippingAddress: 'Lieferadresse',
      vatId: vatIdName,
    },
    before: (text: string) => `bisher: ${text}`,
    after: (text: string) => `jetzt: ${text}`,
    none: (field: 'email' | 'address' | 'shippingAddress' | 'vatId') =>
      field === 'vatId' ? 'keine' : 'wie die Rechnungsadresse',
    rest: 'Alles andere bleibt, wie Sie es bestellt haben. Stimmt etwas nicht, antworten Sie bitte auf diese E-Mail.',
  },
  returned: {
    subject: (orderNumber: string, isGoods: boolean) =>
      isGoods
        ? `Ihre Rücksendung zur Bestellung ${orderNumber} ist eingegangen`
        : `Gutschein zur Bestellung ${orderNumber} zurückgenommen`,
    preview: 'So geht es weiter.',
    goods: (orderNumber: string) => `Ihre Rücksendung zur Bestellung ${orderNumber} ist bei uns eingegangen:`,
    vouchers: (orderNumber: string) =>
      `Aus Ihrer Bestellung ${orderNumber} haben wir Gutscheine zurückgenommen. Ihre Codes gelten nicht mehr:`,
    nothingDue: 'Für die Bestellung ist damit nichts mehr zu bezahlen.',
    nowDue: (amount: string) => `Der Gesamtbetrag Ihrer Bestellung ist jetzt ${amount}.`,
    next: (means: string, { isAll }: { readonly isAll: boolean }) =>
      `Was Sie ${isAll ? '' : 'darüber hinaus '}bezahlt haben, erhalten Sie auf demselben Weg zurück, auf dem Sie bezahlt haben (${means}). Sie müssen nichts tun.`,
    refunded: (amount: string, means: string) =>
      `Zu dieser Bestellung haben wir Ihnen bisher ${amount} erstattet, auf demselben Weg, auf dem Sie bezahlt haben (${means}); bis das Geld auf Ihrem Konto ist, kann es einige Tage dauern.`,
  },
  refunded: {
    subject: (orderNumber: string) => `Geld zurück zu Ihrer Bestellung ${orderNumber}`,
    preview: 'Sie müssen nichts tun.',
    sentence: (orderNumber: string, amount: string, means: string) =>
      `wir erstatten Ihnen zu Ihrer Bestellung ${orderNumber} ${amount}. Das Geld geht auf demselben Weg zurück, auf dem Sie bezahlt haben (${means}); bis es auf Ihrem Konto ist, kann es einige Tage dauern. Sie müssen nichts tun.`,
  },
  cancelled: {
    subject: (orderNumber: string, isPart: boolean) =>
      isPart
        ? `Ein Teil Ihrer Bestellung ${orderNumber} wurde storniert`
        : `Ihre Bestellung ${orderNumber} wurde storniert`,
    preview: (isPart: boolean) => (isPart ? 'Der Rest Ihrer Bestellung bleibt.' : 'Sie müssen nichts tun.'),
    sentence: (orderNumber: string, isPart: boolean) =>
      isPart
        ? `wir haben einen Teil Ihrer Bestellung ${orderNumber} storniert:`
        : `wir haben Ihre Bestellung ${orderNumber} storniert:`,
    nothingDue: 'Sie müssen dafür nichts mehr bezahlen. Was Sie schon bezahlt haben, erhalten Sie zurück.',
    refunded: (amount: string, means: string) =>
      `Ihre Zahlung von ${amount} (${means}) überweisen wir Ihnen auf demselben Weg zurück. Bis das Geld auf Ihrem Konto ist, kann es einige Tage dauern. Sie müssen nichts tun.`,
    nowDue: (amount: string) =>
      `Der Gesamtbetrag Ihrer Bestellung ist jetzt ${amount}. Was Sie darüber hinaus schon bezahlt haben, erhalten Sie zurück.`,
  },
};
