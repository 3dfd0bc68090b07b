/** The mails about declarations of withdrawal. */
export const withdrawalMailTexts = {
  acknowledgement: {
    subject: (shop: string) => `Ihr Widerruf bei ${shop} ist eingegangen`,
    received: (time: string, place: string) =>
      `Ihre Widerrufserklärung ist am ${time} Uhr (Ortszeit ${place}) bei uns eingegangen.`,
    content: 'Sie haben erklärt:',
    number: (number: string) => `Unser Zeichen: ${number}`,
    next: 'Diese Nachricht bestätigt den Eingang. Bitte bewahren Sie sie auf. Wir melden uns zu allem Weiteren.',
    notYou:
      'Haben Sie nichts widerrufen? Dann hat jemand anderes Ihre E-Mail-Adresse angegeben. Bitte antworten Sie uns kurz.',
  },
  notice: {
    subject: (number: string) => `Widerruf ${number}`,
    came: (number: string, time: string) => `Der Widerruf ${number} ist am ${time} Uhr eingegangen.`,
    lastDay: (day: string) => `Letzter Tag der Frist: ${day}.`,
    notAcknowledged:
      'An diese Adresse gingen heute schon zu viele Bestätigungen. Diese wurde nicht gesendet. Bitte bestätigen Sie den Eingang selbst.',
    next: (address: string) => `Alles dazu: ${address}`,
    reply: 'Eine Antwort auf diese Nachricht geht an den Kunden.',
  },
} as const;
