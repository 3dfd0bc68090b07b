/** Failures of passkeys that browsers explain badly. */
export const passkeyTexts = {
  notUsed: 'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
  notMade: 'Es wurde kein Passkey angelegt. Versuchen Sie es noch einmal.',
  alreadyMade: 'Auf diesem Gerät gibt es schon einen Passkey für Sie.',
} as const;
