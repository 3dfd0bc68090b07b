import { describe, expect, test } from 'vitest';
import { isOldHashOf, oldHashRefusal } from './old-hash.ts';

/** Vectors that others have published: their right password, and that another one is wrong. */
describe.each([
  ['Openwall crypt_blowfish', 'U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['Openwall crypt_blowfish', 'U*U*', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK'],
  ['Openwall crypt_blowfish', 'U*U*U', '$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'],
  ['Openwall crypt_blowfish', '', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy'],
  ['PHP manual', 'rasmuslerdorf', '$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq'],
  ['hashcat 3200', 'hashcat', '$2a$05$LhayLxezLhK1LhWvKxCyLOj0j1u.Kj0jZ0pEmm134uzrQlFvQJLF6'],
  ['phpass', 'test12345', '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
  ['passlib', '123456', '$H$9PE8jEklgZhgLmZl5.HYJAzfGCQtzi1'],
  ['passlib', 'JohnRipper', '$P$B12345678L6Lpt4BxNotVIMILOa9u81'],
  ['hashcat 400', 'hashcat', '$P$984478476IagS59wHZvyQMArzfx58u.'],
  ['hashcat 10, md5, salt behind', 'hashcat', '01dfae6e5d4d90d9892622325959afbe:7050461'],
  ['hashcat 20, md5, salt before', 'hashcat', 'f0fda58630310a6dd91a7d8f0a4ceda2:4225637426'],
  ['hashcat 11, Joomla', 'hashcat', '19e0e8d91c722e7091ca7a6a6fb0f4fa:54718031842521651757785603028777'],
  ['hashcat 21, osCommerce and xt:Commerce', 'hashcat', '374996a5e8a5e57fd97d893f7df79824:36'],
  [
    'hashcat 1410, sha-256, salt behind',
    'hashcat',
    'c73d08de890479518ed60cf670d17faa26a4a71f995c1dcc978165399401a6c4:53743528',
  ],
  [
    'hashcat 1420, sha-256, salt before',
    'hashcat',
    'eb368a2dfd38b405f014118c7d9747fcc97f4f0ee75c05963cd9da6ee65ef498:560407001617',
  ],
])('%s: the hash of %j', (_, password, stored) => {
  test('fits that password and no other', () => {
    expect(oldHashRefusal(stored)).toBeNull();
    expect(isOldHashOf(stored, password)).toBe(true);
    expect(isOldHashOf(stored, `${password}x`)).toBe(false);
    expect(isOldHashOf(stored, `x${password}`)).toBe(false);
  });
});

test('WordPress since 6.8 hashes a digest, so that the end of a long password counts', () => {
  const start = 'ein langer Satz '.repeat(6);
  // Made with OpenSSL's HMAC and libxcrypt, as wp_hash_password composes them.
  const stored = '$wp$2y$05$KontorWordPress68Test.2z03HGmJbKY1/PtOt9UxD7ylnAEyQ3e';
  expect(oldHashRefusal(stored)).toBeNull();
  expect(isOldHashOf(stored, `${start}1`)).toBe(true);
  expect(isOldHashOf(stored, `${start}2`)).toBe(false);
});

test('Magento 2 says behind the salt how it hashed; hexadecimal digits may be large', () => {
  const sha = 'eb368a2dfd38b405f014118c7d9747fcc97f4f0ee75c05963cd9da6ee65ef498:560407001617';
  for (const stored of [`${sha}:1`, 'f0fda58630310a6dd91a7d8f0a4ceda2:4225637426:0', sha.toUpperCase()]) {
    expect(oldHashRefusal(stored)).toBeNull();
    expect(isOldHashOf(stored, 'hashcat')).toBe(true);
  }
});

test.each([
  ['nothing', ''],
  ['a password', 'geheim123'],
  ['md5 without a salt', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ['md5 with an empty salt', '5f4dcc3b5aa765d61d8327deb882cf99:'],
  ['sha-1 with a salt', '5baa61e4c9b93f3f0682250b6cf8331b7ee68fd8:salt'],
  ['a digest that is a character short', '01dfae6e5d4d90d9892622325959afb:7050461'],
  ['bcrypt that was cut off', '$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTTO'],
  ['bcrypt with the error of 2x', '$2x$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['bcrypt of no round', '$2a$00$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['bcrypt of more rounds than there are', '$2a$32$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['bcrypt with a line behind it', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW\n'],
  ['phpass of too few rounds', '$P$.IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
  [
    'sha-512 of crypt',
    '$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjlO/O817G3uBnIFNjnQJuesI68OTLiBFdcbYEdFCoEOfaS35inz1',
  ],
])('%s is no hash that the shop knows, and fits no password', (_, stored) => {
  expect(oldHashRefusal(stored)).toBe('unknown-hash');
  expect(isOldHashOf(stored, 'password')).toBe(false);
});

test.each([
  ['bcrypt, cost 15', '$2y$15$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq'],
  ['bcrypt, cost 31', '$2y$31$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq'],
  ['WordPress, cost 31', '$wp$2y$31$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq'],
  ['phpass, 2^19 rounds', '$P$HIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
  ['phpass, 2^30 rounds', '$P$SIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
  ['phpass, 2^63 rounds', '$P$zIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
])('%s is dearer than the shop checks: it is refused, and fits no password without being computed', (_, stored) => {
  expect(oldHashRefusal(stored)).toBe('too-dear-hash');
  expect(isOldHashOf(stored, 'rasmuslerdorf')).toBe(false);
});

test('a password of 10,000 characters is not stretched', () => {
  expect(isOldHashOf('$P$FIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0', 'x'.repeat(10_000))).toBe(false);
});
