/** The shop cannot read this file as a statement. The message is a German sentence for the operator. */
export class UnreadableStatement extends Error {
  override readonly name = 'UnreadableStatement';
}
