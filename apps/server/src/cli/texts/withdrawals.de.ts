/** The texts of `kontor withdrawals`. */
export const withdrawalsTexts = {
  summary: 'zeigt Widerrufe und hält fest, was geprüft ist: withdrawals list',
  help: `Aufruf: npm run kontor -- withdrawals [list|show|check] …

Erklärungen, mit denen Kunden einen Vertrag widerrufen haben. Jede gilt, sobald sie eingegangen ist: „zu prüfen“ heißt
nur, dass jemand nachsehen soll.

  list                    die letzten Widerrufe
       --open             nur, was noch niemand geprüft hat
       --after STELLE     die nächsten, wie unter der Liste angegeben
  show W2026-000001       alles über einen Widerruf
  check W2026-000001      hält fest, dass er geprüft ist

Über jeden Widerruf geht auch eine E-Mail an die Adressen der Einstellung orderMail, sonst an seller.email.`,
  unknown: (what: string) => `"withdrawals ${what}" gibt es nicht; "withdrawals --help" erklärt den Befehl.`,
  wantsNumber: 'Bitte genau ein Zeichen eines Widerrufs angeben, etwa: withdrawals show W2026-000001',
  noWithdrawal: (number: string) => `Einen Widerruf ${number} gibt es nicht.`,
  none: 'Keine Widerrufe.',
  noOrder: 'ohne Bestellung',
  received: 'eingegangen',
  checked: 'geprüft',
  next: (place: string) => `Weiter: withdrawals list --after ${place}`,
  labels: { number: 'Widerruf', received: 'Eingegangen', verdict: 'Stand', lastDay: 'Letzter Tag der Frist' },
  notAcknowledged: 'Keine Bestätigung gesendet: Die Adresse bekam an dem Tag schon zu viele. Bitte selbst bestätigen.',
  unchecked: (number: string) => `Noch nicht geprüft: withdrawals check ${number}`,
  checkedBy: (by: string, at: string) => `Geprüft von ${by} am ${at}`,
} as const;
