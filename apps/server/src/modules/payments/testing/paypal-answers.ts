/** For tests: an answer of a scripted PayPal. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** For tests: a token as PayPal gives it, for nine hours. */
export const tokenAnswer: Answer = {
  status: 200,
  body: { access_token: 'A21AA', token_type: 'Bearer', expires_in: 32_400 },
};

/** For tests: a refusal in PayPal's form, with personal data that must not be logged or stored. */
export function refusalAnswer(status: number, name: string, issue?: string): Answer {
  const details = issue === undefined ? {} : { details: [{ issue, value: 'joerg@example.at', description: 'Jörg' }] };
  return { status, body: { name, message: 'joerg@example.at', debug_id: 'b1d2', ...details } };
}
