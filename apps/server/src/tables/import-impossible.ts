/**
 * An import that cannot begin or continue. Nothing more is changed. The message is a German sentence for the operator.
 */
export class ImportImpossible extends Error {
  override readonly name = 'ImportImpossible';
}
