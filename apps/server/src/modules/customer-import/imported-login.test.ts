import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { serveAuth } from '../auth/testing/auth.ts';
import { counts, importText } from './testing/customer-file.ts';

const own = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const hashes = {
  bcrypt: '$2a$05$LhayLxezLhK1LhWvKxCyLOj0j1u.Kj0jZ0pEmm134uzrQlFvQJLF6',
  phpass: '$P$984478476IagS59wHZvyQMArzfx58u.',
  md5: '374996a5e8a5e57fd97d893f7df79824:36',
  sha256: 'eb368a2dfd38b405f014118c7d9747fcc97f4f0ee75c05963cd9da6ee65ef498:560407001617',
};
const file = `E-Mail;Passwort-Hash\n${Object.entries(hashes)
  .map(([name, hash]) => `${name}@Müller.example;${hash}\n`)
  .join('')}leer@müller.example;\n`;

async function storedHash({ read }: Database, email: string): Promise<string | null> {
  const row = await read.selectFrom('customers').select('password_hash').where('email', '=', email).executeTakeFirst();
  return row?.password_hash ?? null;
}

describeOnBothEngines('an imported customer', ({ open }) => {
  test('logs in with the password of the old shop, whose hash is replaced by the shop’s own; importing it again changes nothing', async () => {
    const database = await open();
    const { app, browser } = await serveAuth(database, { rateLimits: false, hashesAsShop: true });
    await importText(database, file);
    for (const [name, hash] of Object.entries(hashes)) {
      const email = `${name}@Müller.example`;
      const login = (password: string) =>
        browser().call('login', { username: `${name}@xn--mller-kva.example`.toUpperCase(), password });
      for (const password of ['Hashcat', '', 'x'.repeat(10_000), hash])
        expect((await login(password)).json()).toMatchObject({ code: 'login-failed' });
      expect(await storedHash(database, email)).toBe(hash);

      const answer = await login('hashcat');
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { _id: expect.any(String), email, separateShippingAddress: false, onlineUser: false },
      ]);
      const replaced = await storedHash(database, email);
      expect(replaced).toMatch(own);
      expect((await login('hashcat')).statusCode).toBe(200);
      expect((await login('Hashcat')).statusCode).toBe(401);
      expect(await storedHash(database, email)).toBe(replaced);
    }
    expect((await importText(database, file)).counts).toEqual(counts({ unchanged: 5 }));
    await app.close();
  });

  test('whose group changes has to sign in anew; another number or a trial run ends no session [security: group-changed]', async () => {
    const database = await open();
    const { browser, app } = await serveAuth(database, { hashesAsShop: true });
    await importText(database, file);
    const customers = await Promise.all(
      ['md5', 'sha256'].map(async (name) => {
        const opened = browser();
        await opened.call('login', { username: `${name}@müller.example`, password: 'hashcat' });
        return opened;
      }),
    );
    const signedIn = async () => {
      const answers = await Promise.all(customers.map((customer) => customer.call('current')));
      return answers.map((answer) => answer.json()?.customerGroup ?? answer.json()?.email ?? null);
    };
    const [group, numbers] = ['md5@müller.example;Wiederverkäufer', 'sha256@müller.example;'];
    const grouped = `E-Mail;Kundengruppe\n${group}\n${numbers}\n`;
    await importText(database, grouped, { dryRun: true });
    await importText(database, 'E-Mail;Kundennummer\nmd5@müller.example;K-1\n');
    expect(await signedIn()).toEqual(['md5@Müller.example', 'sha256@Müller.example']);
    expect((await importText(database, grouped)).counts).toEqual(counts({ changed: 1, unchanged: 1 }));
    expect(await signedIn()).toEqual([null, 'sha256@Müller.example']);
    await customers[0]?.call('login', { username: 'md5@müller.example', password: 'hashcat' });
    await importText(database, grouped);
    expect(await signedIn()).toEqual(['Wiederverkäufer', 'sha256@Müller.example']);
    await app.close();
  });

  test('without a password claims the account by a mailed code, and stays the operator’s', async () => {
    const database = await open();
    const { app, browser, mailedCode } = await serveAuth(database, { hashesAsShop: true });
    await importText(database, file);
    const [email, password] = ['leer@müller.example', 'Hammer und Amboss'];
    const customer = browser();
    const refused = await customer.call('login', { username: email, password });
    expect([refused.statusCode, refused.json()]).toMatchObject([500, { code: 'no-password' }]);

    await customer.call('register', { email, password });
    const code = await mailedCode();
    expect((await customer.call('verify', { email, password, code })).json()).toEqual({ ok: true });
    expect((await customer.call('login', { username: email, password })).json()).toMatchObject({
      email,
      onlineUser: false,
    });
    const claimed = await storedHash(database, email);
    expect(claimed).toMatch(own);
    expect((await importText(database, file)).counts).toEqual(counts({ unchanged: 5 }));
    const withHash = `E-Mail;Passwort-Hash\n${email};${hashes.md5}\n`;
    expect((await importText(database, withHash)).counts).toEqual(counts({ unchanged: 1 }));
    expect(await storedHash(database, email)).toBe(claimed);
    await app.close();
  });
});
