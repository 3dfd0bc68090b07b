import type { Migration } from './migration.ts';

/** Operators, their proofs of identity, their sessions, and what they changed. */
export const operators: Migration = {
  name: '0036-operators',
  async up({ schema }, { text, bigint, tableEnd }) {
    await schema
      .createTable('operator_roles')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('name_key', text, (column) => column.notNull().unique())
      .addColumn('rights', text, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('operators')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('email_key', text, (column) => column.notNull().unique())
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('password_hash', text)
      .addColumn('totp_secret', text)
      .addColumn('totp_step', bigint, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('operators_by_role').on('operators').column('role').execute();
    await schema
      .createTable('operator_passkeys')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('operator_id', text, (column) => column.notNull().references('operators.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('public_key', text, (column) => column.notNull())
      .addColumn('counter', bigint, (column) => column.notNull())
      .addColumn('transports', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('used_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('operator_passkeys_by_operator').on('operator_passkeys').column('operator_id').execute();
    await schema
      .createTable('operator_recovery_codes')
      .addColumn('code_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('operator_id', text, (column) => column.notNull().references('operators.id').onDelete('cascade'))
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createIndex('operator_recovery_codes_by_operator')
      .on('operator_recovery_codes')
      .column('operator_id')
      .execute();
    await schema
      .createTable('operator_invitations')
      .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('operator_id', text, (column) => column.references('operators.id').onDelete('cascade'))
      .addColumn('expires_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createIndex('operator_invitations_by_operator')
      .on('operator_invitations')
      .column('operator_id')
      .execute();
    await schema
      .createTable('operator_challenges')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('operator_id', text, (column) => column.references('operators.id').onDelete('cascade'))
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('secret', text, (column) => column.notNull())
      .addColumn('expires_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('operator_challenges_by_age').on('operator_challenges').column('expires_at').execute();
    await schema
      .createTable('operator_sessions')
      .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('id', text, (column) => column.notNull().unique())
      .addColumn('operator_id', text, (column) => column.notNull().references('operators.id').onDelete('cascade'))
      .addColumn('device', text, (column) => column.notNull())
      .addColumn('began_at', bigint, (column) => column.notNull())
      .addColumn('seen_at', bigint, (column) => column.notNull())
      .addColumn('proven_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('operator_sessions_by_operator').on('operator_sessions').column('operator_id').execute();
    await schema.createIndex('operator_sessions_by_use').on('operator_sessions').column('seen_at').execute();
    await schema
      .createTable('office_log')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('at', bigint, (column) => column.notNull())
      .addColumn('operator_id', text)
      .addColumn('operator_name', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('subject_id', text, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('before', text)
      .addColumn('after', text)
      .addColumn('network', text)
      .addColumn('words', text, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('office_log_by_time').on('office_log').columns(['at', 'id']).execute();
    await schema
      .createIndex('office_log_by_subject')
      .on('office_log')
      .columns(['subject', 'subject_id', 'at', 'id'])
      .execute();
    await schema.createIndex('office_log_by_operator').on('office_log').columns(['operator_id', 'at', 'id']).execute();
  },
};
