/** The mail that asks for reviews. */
export const reviewMailTexts = {
  subject: (orderNumber: string) => `Wie ist Ihre Bestellung ${orderNumber}?`,
  preview: 'Ihre Bewertung hilft anderen beim Auswählen.',
  ask: 'Ihre Bestellung ist seit einigen Tagen bei Ihnen. Wie sind die Artikel? Ihre Bewertung hilft anderen beim Auswählen:',
  more: (count: number) => (count === 1 ? 'und ein weiterer Artikel' : `und ${count} weitere Artikel`),
  link: 'Artikel bewerten',
  free: 'Schreiben Sie, was Sie erlebt haben, Gutes wie Schlechtes. Eine Gegenleistung gibt es nicht. Über denselben Link können Sie Ihre Bewertung später ändern oder zurückziehen.',
  why: 'Diese Nachricht bekommen Sie einmal zu Ihrer Bestellung, wie im Bestellformular angekündigt. Sie können jederzeit widersprechen, ohne dass dafür andere Kosten als die Übermittlungskosten nach den Basistarifen entstehen. Ein Klick genügt:',
  stop: 'Keine Bitten um Bewertungen mehr',
} as const;
