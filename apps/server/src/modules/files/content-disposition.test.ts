import { expect, test } from 'vitest';
import { contentDisposition } from '../../http/content-disposition.ts';

const cases: [string | undefined, string][] = [
  [undefined, 'inline'],
  ['', 'inline'],
  ['Rechnung.pdf', `inline; filename="Rechnung.pdf"; filename*=UTF-8''Rechnung.pdf`],
  ['Bestätigung 1.pdf', `inline; filename="Best_tigung 1.pdf"; filename*=UTF-8''Best%C3%A4tigung%201.pdf`],
  ['a"; filename=evil.exe', `inline; filename="a_; filename=evil.exe"; filename*=UTF-8''a%22%3B%20filename%3Devil.exe`],
  ['a\r\nSet-Cookie: x=1', `inline; filename="a__Set-Cookie: x=1"; filename*=UTF-8''a__Set-Cookie%3A%20x%3D1`],
  ['../../etc/passwd', `inline; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`],
  ["it's (1)*.pdf", `inline; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ['gpj.\u202eexe', `inline; filename="gpj._exe"; filename*=UTF-8''gpj._exe`],
  ['half \ud800.pdf', `inline; filename="half _.pdf"; filename*=UTF-8''half%20_.pdf`],
];
test.each(cases)('%j', (filename, header) => {
  expect(contentDisposition('inline', filename)).toBe(header);
});
