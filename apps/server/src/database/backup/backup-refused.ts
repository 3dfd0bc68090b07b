/** Why a backup or restore is refused. */
export type BackupRefusal =
  /** There is no shop to back up. */
  | 'no-shop'
  /** The target file already exists. */
  | 'file-exists'
  /** The target folder does not exist or is not writable. */
  | 'folder-unusable'
  | 'file-missing'
  /** The file is not a backup. */
  | 'no-backup'
  | 'damaged'
  /** It was made by a newer version of Kontor. */
  | 'newer'
  /** The target of the restore is not empty. */
  | 'not-empty'
  /** A shop is serving from the target of the restore. */
  | 'in-use'
  | 'storage-full';

/** A refused backup or restore. Nothing was changed. The operator reads the sentence of its code in cli/texts. */
export class BackupRefused extends Error {
  readonly code: BackupRefusal;

  constructor(code: BackupRefusal, cause?: unknown) {
    super(code, { cause });
    this.name = 'BackupRefused';
    this.code = code;
  }
}
