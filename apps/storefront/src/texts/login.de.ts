import { maxPasswordLength, minPasswordLength, type PasswordRefusal } from '@kontor/domain';

/** The login overlay (SPEC §2, §8). */
export const loginTexts = {
  title: 'Anmelden',
  username: 'E-Mail-Adresse oder Benutzername',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  submit: 'Anmelden',
  signingIn: 'Sie werden angemeldet',
  failed: 'Fehler bei Anmeldung',
  notPossible: 'Anmeldung nicht möglich',
  register: 'Registrierung / Passwort zurücksetzen',
  reset: 'Passwort zurücksetzen',
  signedInTitle: 'Angemeldet',
  signedInAs: 'Sie sind angemeldet als',
  account: 'Mein Konto',
  changePassword: 'Passwort ändern',
  signOut: 'Abmelden',
  signingOut: 'Sie werden abgemeldet',
};

/** The dialog for accounts imported from another shop (SPEC §8), used if the operator has written no text. */
export const noPasswordTexts = {
  title: 'Benutzeranmeldung',
  text: 'Dein Benutzername wurde aus einem Vorsystem importiert. Aus Sicherheitsgründen konnten wir das Passwort nicht übertragen, bitte fordere daher ein neues Passwort an.',
  ok: 'Ok',
};

/** Registration and reset of the password (SPEC §2, §5, §8). */
export const registrationTexts = {
  title: 'Registrierung / Passwort zurücksetzen',
  intro:
    'Ob neues Konto oder vergessenes Passwort: Wir senden Ihnen einen Code an Ihre E-Mail-Adresse. Damit bestätigen Sie, dass sie Ihnen gehört.',
  introReset: 'Wir senden Ihnen einen Code an die E-Mail-Adresse Ihres Kontos. Damit setzen Sie ein neues Passwort.',
  needsScripts: 'Für die Registrierung wird JavaScript benötigt. Bitte schalten Sie es in Ihrem Browser ein.',
  requestTitle: 'Code anfordern',
  email: 'E-Mail-Adresse oder Benutzername',
  password: 'Neues Passwort',
  passwordHint: `Mindestens ${minPasswordLength}, höchstens ${maxPasswordLength} Zeichen, und nicht Ihre E-Mail-Adresse. Ein kurzer Satz ist leicht zu merken und schwer zu erraten.`,
  request: 'Code anfordern',
  requesting: 'Der Code wird angefordert',
  verifyTitle: 'Code bestätigen',
  verifyLater: 'Sobald Sie einen Code angefordert haben, geben Sie ihn hier ein.',
  verifyNow: (email: string) => `Der Code für ${email} gilt 30 Minuten, in diesem Browser.`,
  code: 'Code',
  repeatPassword: 'Passwort wiederholen',
  verify: 'Bestätigen',
  verifying: 'Der Code wird geprüft',
  alertTitle: 'Registrierung',
  codeSent: 'Der Bestätigungscode wurde an die angeführte E-Mailadresse gesendet.',
  done: 'Registrierung erfolgreich abgeschlossen.',
};

/** Why a password is refused (CONTRACT §4). */
export const passwordRefusalTexts: Readonly<Record<PasswordRefusal, string>> = {
  required: 'Pflichtfeld',
  'too-short': `Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`,
  'too-long': `Das Passwort darf höchstens ${maxPasswordLength} Zeichen haben.`,
  'is-email': 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.',
};
