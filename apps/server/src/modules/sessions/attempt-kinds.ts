const [hour, day] = [3_600_000, 24 * 3_600_000];

/**
 * What is counted, such as logins from one network, and how long after the last try the count is forgotten, in
 * milliseconds: at least as long as its limit lets anybody wait. The privacy statement says of each kind that it is
 * counted, and for how long (demo/privacy-text.test.ts).
 */
export const forgottenAfter = {
  'login-network': hour,
  'login-account': hour,
  'login-account-network': day,
  'login-device': day,
  'office-account': hour,
  'office-account-network': day,
  'office-network': hour,
  'code-network': hour,
  'code-account': hour,
  'code-account-network': day,
  'code-device': day,
  'withdrawal-network': hour,
  'withdrawal-email': day,
  'stock-alert-network': hour,
  'stock-alert-email': day,
  'review-order': hour,
  'newsletter-network': hour,
  'newsletter-email': day,
} as const;

/** The name of something that is counted. */
export type AttemptKind = keyof typeof forgottenAfter;
