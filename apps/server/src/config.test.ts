import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings the shop is reachable only from its own machine, on SQLite', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    demo: 'on',
    rateLimits: true,
    trustedProxies: ['loopback'],
    logLevel: 'info',
    payments: {
      ...{ isProduction: false, paypal: null, saferpay: null },
      ...{ sandboxPort: 3001, isSandboxPortGiven: false, withoutShift: 'capture' },
    },
  });
});

test('every setting is read', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://shop.example/',
    DATA_DIR: '/srv/kontor',
    DATABASE_URL: 'postgres://kontor:secret@db/kontor',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'Werkzeug Huber <shop@shop.example>',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.1, fd00::/8',
    LOG_LEVEL: 'debug',
  });
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://shop.example',
    dataDir: '/srv/kontor',
    databaseUrl: 'postgres://kontor:secret@db/kontor',
    smtpUrl: 'smtps://mail.example:465',
    mailFrom: 'Werkzeug Huber <shop@shop.example>',
    demo: null,
    rateLimits: false,
    trustedProxies: ['10.0.0.0/8', '192.168.1.1', 'fd00::/8'],
    logLevel: 'debug',
    payments: {
      ...{ isProduction: true, paypal: null, saferpay: null },
      ...{ sandboxPort: 8081, isSandboxPortGiven: false, withoutShift: 'capture' },
    },
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: ' ', SMTP_URL: '' }).publicUrl).toBe('http://localhost:3000');
});

describe('a wrong value stops the start with a sentence that names the setting, not the value', () => {
  const wrong: [string, string, string][] = [
    ['PORT', '80a', 'The setting PORT must be a port number from 0 to 65535.'],
    ['PORT', '65536', 'The setting PORT must be a port number from 0 to 65535.'],
    ['PORT', '-1', 'The setting PORT must be a port number from 0 to 65535.'],
    ['PUBLIC_URL', 'shop.example', 'PUBLIC_URL must be the address visitors see'],
    ['PUBLIC_URL', 'ftp://shop.example', 'PUBLIC_URL must be the address visitors see'],
    ['PUBLIC_URL', 'https://shop.example/shop', 'PUBLIC_URL must be the address visitors see'],
    ['PUBLIC_URL', 'https://a:secret@shop.example', 'PUBLIC_URL must be the address visitors see'],
    ['DATABASE_URL', 'mysql://secret', 'DATABASE_URL must be the address of a PostgreSQL database'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be the address of a mail server'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM must be a sender'],
    ['MAIL_FROM', 'a@b.at\r\nBcc: c@d.at', 'MAIL_FROM must be a sender'],
    ['DEMO', 'no', 'DEMO must be "on", "wein" or "off".'],
    ['RATE_LIMITS', 'no', 'RATE_LIMITS must be "on" or "off".'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES must be addresses or networks'],
    ['TRUSTED_PROXIES', '10.0.0.1, everyone', 'TRUSTED_PROXIES must be addresses or networks'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  ];
  test.each(wrong)('%s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
    expect(() => readConfig({ [name]: value })).not.toThrow(/secret/);
  });
});
