/** Starting in the back office, or starting again. */
export const invitationTexts = {
  owner: 'Backoffice einrichten',
  invitation: 'Im Backoffice beginnen',
  reset: 'Neu beginnen',
  ownerHint: 'Sie werden Inhaber: Sie dürfen alles und laden andere ein.',
  resetHint: 'Setzen Sie ein neues Passwort. Passkeys und Authenticator-App richten Sie danach neu ein.',
  name: 'Ihr Name',
  nameHint: 'So steht er im Protokoll.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Mehrere Wörter sind leichter zu merken als ein kompliziertes.',
  submit: 'Konto anlegen',
  submitReset: 'Passwort setzen',
  over: 'Diese Einladung gilt nicht mehr',
  toSignIn: 'Zur Anmeldung',
} as const;
