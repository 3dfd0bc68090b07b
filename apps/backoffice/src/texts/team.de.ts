/** The rooms of the team: operators and roles. */
export const teamTexts = {
  title: 'Team',
  parts: 'Team',
  people: 'Personen',
  roles: 'Rollen',
  peopleCaption: 'Wer im Backoffice arbeitet',
  name: 'Name',
  email: 'E-Mail-Adresse',
  role: 'Rolle',
  status: 'Stand',
  factor: 'Anmeldung',
  seen: 'Zuletzt hier',
  never: 'noch nie',
  statuses: { active: 'aktiv', invited: 'eingeladen', removed: 'entfernt' },
  withFactor: 'zwei Faktoren',
  withoutFactor: 'nur Passwort',
  invite: 'Person einladen',
  inviteHint: 'Sie bekommen eine Adresse, die Sie dieser Person schicken. Damit setzt sie ihr Passwort.',
  addressTitle: (name: string) => `Adresse für ${name}`,
  address: 'Adresse',
  addressHint:
    'Schicken Sie diese Adresse jetzt weiter: Sie gilt einmal, einen Tag lang, und wird nicht wieder gezeigt.',
  addressClose: 'Adresse ist weitergegeben',
} as const;

/** The record of an operator. */
export const personTexts = {
  account: 'Angaben',
  save: 'Änderungen speichern',
  saved: 'Gespeichert',
  self: 'Das sind Sie.',
  removed: 'Entfernt: Diese Person kann sich nicht anmelden.',
  log: 'Was diese Person geändert hat',
  resetButton: 'Zugang zurücksetzen',
  reset:
    'Passwort, Passkeys und Authenticator-App gelten dann nicht mehr, alle Sitzungen enden. Sie bekommen eine Adresse, mit der diese Person neu beginnt.',
  inviteAgain: 'Neu einladen',
  inviteAgainSentence: 'Die bisherige Adresse gilt dann nicht mehr. Sie bekommen eine neue.',
  removeButton: 'Person entfernen',
  remove: 'Alle Sitzungen enden sofort. Was diese Person getan hat, bleibt im Protokoll.',
  restoreButton: 'Wieder einlassen',
  restore: 'Diese Person kann sich danach mit dem anmelden, was sie hatte.',
} as const;

/** The rooms of roles. */
export const roleTexts = {
  title: 'Rollen',
  caption: 'Rollen und ihre Rechte',
  rights: 'Rechte',
  holders: 'Personen',
  kind: 'Art',
  given: 'vorgegeben',
  own: 'eigene',
  count: (count: number, of: number) => (count === of ? 'alle' : `${count} von ${of}`),
  add: 'Rolle anlegen',
  new: 'Neue Rolle',
  name: 'Name der Rolle',
  givenHint:
    'Diese Rolle hat jeder Shop. Sie lässt sich nicht ändern. Legen Sie eine eigene an, um Rechte anders zu verteilen.',
  beyond: 'Rechte, die Sie selbst nicht haben, können Sie nicht vergeben.',
  save: 'Rolle speichern',
  saved: 'Gespeichert',
  removeButton: 'Rolle entfernen',
  remove: 'Niemand hat diese Rolle mehr, danach gibt es sie nicht mehr.',
} as const;
