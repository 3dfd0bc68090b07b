import type { Mail } from '../mail.ts';

/** For tests: a mail with all fields. */
export function exampleMail(more: Partial<Mail> = {}): Mail {
  return {
    messageId: 'order.0123abcd@shop.example',
    from: { name: 'Kontor Werkzeug', address: 'shop@shop.example' },
    to: { name: 'Jörg Müller', address: 'joerg@example.at' },
    replyTo: { name: '', address: 'office@shop.example' },
    subject: 'Ihre Bestellung 2026-000001 bei Kontor – größer',
    text: 'Schöne Grüße\n.\nEnde',
    html: '<!doctype html><p>Schöne Grüße',
    attachments: [
      {
        filename: 'Bestellung 1.pdf',
        contentType: 'application/pdf',
        content: new Uint8Array([37, 80, 68, 70, 0, 255]),
      },
    ],
    ...more,
  };
}
