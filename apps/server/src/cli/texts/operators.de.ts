import type { Operator } from '@kontor/contract/office';

/** The texts of `kontor operators`. */
export const operatorsTexts = {
  summary: 'zeigt, wer im Backoffice arbeitet, und hilft Inhabern hinein',
  help: `Aufruf: npm run kontor -- operators [list|invite-owner] …

  list                                  wer im Backoffice arbeitet: Rolle, Stand, zuletzt angemeldet
  invite-owner eva@example.at "Eva Huber"
                                        letzter Ausweg, wenn kein Inhaber mehr hineinkommt: Wer diese Adresse hat, wird
                                        Inhaber und beginnt neu. Passwort, Passkeys, App und Sitzungen gelten nicht mehr.
                                        Gedruckt wird eine Adresse, die einmal gilt, einen Tag lang.

Solange dort niemand arbeitet, druckt jeder Start des Shops die Adresse für den ersten Inhaber.

Endet mit 0, wenn getan ist, was verlangt war, sonst mit 1.`,
  unknown: (what: string) => `"operators ${what}" gibt es nicht; "operators --help" erklärt den Befehl.`,
  none: 'Im Backoffice arbeitet noch niemand. Beim Start des Shops steht im Terminal, wie Sie es einrichten.',
  statuses: { active: 'aktiv', invited: 'eingeladen', removed: 'entfernt' } satisfies Record<
    Operator['status'],
    string
  >,
  withoutFactor: 'nur Passwort',
  seen: (time: string) => `zuletzt ${time}`,
  wantsPerson: 'Bitte E-Mail-Adresse und Namen angeben, etwa: operators invite-owner eva@example.at "Eva Huber"',
  refused: (sentences: readonly string[]) => `Das geht nicht: ${sentences.join(' ')}`,
} as const;
