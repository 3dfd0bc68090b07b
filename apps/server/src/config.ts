import { isIP } from 'node:net';
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { DemoName } from './demo-folders.ts';
import { type PaymentConfig, paymentConfigOf, paymentVariables, wantedOfPayments } from './payment-config.ts';

const Environment = Type.Object({
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  PORT: Type.String({ pattern: '^[0-9]{1,5}$', default: '3000' }),
  PUBLIC_URL: Type.Optional(Type.String()),
  DATA_DIR: Type.String({ minLength: 1, default: './data' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://.+' })),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://.+' })),
  DEMO: Type.Union([Type.Literal('on'), Type.Literal('wein'), Type.Literal('off')], { default: 'on' }),
  MAIL_FROM: Type.Optional(Type.String({ pattern: '^[^\\r\\n]*[^\\s@<>]+@[^\\s@<>]+>?$' })),
  RATE_LIMITS: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'on' }),
  TRUSTED_PROXIES: Type.String({ default: 'loopback' }),
  ...paymentVariables,
  VIES_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@]+(/[^\\s?#]*)?$' })),
  LOG_LEVEL: Type.Union(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((level) => Type.Literal(level)),
    { default: 'info' },
  ),
});
type Name = keyof Static<typeof Environment>;

const wanted: Readonly<Record<Name, string>> = {
  HOST: 'the name or address to listen on, such as 127.0.0.1',
  PORT: 'a port number from 0 to 65535',
  PUBLIC_URL: 'the address visitors see, such as https://shop.example, without a path',
  DATA_DIR: 'the folder for the shop’s files',
  DATABASE_URL: 'the address of a PostgreSQL database, such as postgres://user:password@host/name',
  SMTP_URL: 'the address of a mail server, such as smtps://user:password@host',
  MAIL_FROM: 'a sender such as Shop <shop@shop.example>',
  DEMO: '"on", "wein" or "off"',
  RATE_LIMITS: '"on" or "off"',
  TRUSTED_PROXIES: 'addresses or networks of the proxies in front of the shop, separated by commas, such as 10.0.0.0/8',
  ...wantedOfPayments,
  VIES_URL: 'the address of VIES’ REST interface, such as https://host/path, without a query',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
};

/**
 * The settings of this process (DESIGN §3), read once at the start. The operator's settings are in the database
 * instead.
 */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Scheme and host that visitors use, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** PostgreSQL; without it, SQLite in dataDir. */
  readonly databaseUrl?: string;
  /** Without it, mails are written to the folder `outbox` in dataDir. */
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
  /** With which demo an empty shop is filled at its first start, if with any. */
  readonly demo: DemoName | null;
  readonly rateLimits: boolean;
  /** Proxies whose X-Forwarded-* headers are trusted (docs/decisions/012). */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly payments: PaymentConfig;
  /** Where VAT ids are checked. Absent: VIES itself behind https, else nobody (modules/vat-ids/stand-in.ts). */
  readonly viesUrl?: string;
}

/**
 * An invalid setting. The message is one English sentence with its name, never its value, which may contain a password.
 */
export class WrongSetting extends Error {
  constructor(name: Name) {
    super(`The setting ${name} must be ${wanted[name]}.`);
    this.name = 'WrongSetting';
  }
}

const names = Object.keys(wanted) as Name[];

/**
 * Reads the configuration from environment variables. Throws {@link WrongSetting} for the first invalid one. An empty
 * variable counts as unset.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const read = (name: Name): string | undefined => {
    const schema: TSchema & { default?: string } = Environment.properties[name];
    const value = variables[name]?.trim() || schema.default;
    if (value !== undefined && !Compile(schema).Check(value)) throw new WrongSetting(name);
    return value;
  };
  const value = Object.fromEntries(names.map((name) => [name, read(name)])) as Static<typeof Environment>;
  const port = Number(value.PORT);
  if (port > 65_535) throw new WrongSetting('PORT');
  const trustedProxies = value.TRUSTED_PROXIES.split(',').flatMap((proxy) => proxy.trim() || []);
  if (!trustedProxies.every(isProxy)) throw new WrongSetting('TRUSTED_PROXIES');
  const publicUrl = value.PUBLIC_URL === undefined ? `http://localhost:${port}` : publicUrlOf(value.PUBLIC_URL);
  const payments = paymentConfigOf(value, { port, isProduction: publicUrl.startsWith('https:') });
  if (typeof payments === 'string') throw new WrongSetting(payments);
  return {
    host: value.HOST,
    port,
    publicUrl,
    dataDir: value.DATA_DIR,
    ...(value.DATABASE_URL && { databaseUrl: value.DATABASE_URL }),
    ...(value.SMTP_URL && { smtpUrl: value.SMTP_URL }),
    ...(value.MAIL_FROM && { mailFrom: value.MAIL_FROM }),
    demo: value.DEMO === 'off' ? null : value.DEMO,
    rateLimits: value.RATE_LIMITS === 'on',
    trustedProxies,
    logLevel: value.LOG_LEVEL,
    payments,
    ...(value.VIES_URL && { viesUrl: value.VIES_URL.replace(/\/$/, '') }),
  };
}

/** Whether a text is an IP address, a network such as 10.0.0.0/8, or one of Fastify's names for local networks. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const length = bits === undefined ? longest : Number(bits);
  return rest.length === 0 && longest > 0 && /^\d*$/.test(bits ?? '') && length > 0 && length <= longest;
}

function publicUrlOf(text: string): string {
  const url = URL.parse(text);
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (!plain || url.username !== '') throw new WrongSetting('PUBLIC_URL');
  return url.origin;
}
