import { type Html, html } from '../html/html.ts';

/**
 * The shop's look in mails (DESIGN §8): dark text on white, thin rules. As inline styles, because mail readers drop
 * stylesheets.
 */
export const mailStyles = {
  ink: '#1b1c1e',
  quiet: '#595d63',
  rule: '#c8cbd0',
  font: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
} as const;

/** A whole mail in HTML: the shop's name, the content in one column, the company data at the end. */
export function mailFrame(mail: {
  subject: string;
  preview: string;
  shop: string;
  content: Html;
  foot: readonly string[];
}): string {
  const { ink, quiet, rule, font } = mailStyles;
  const foot = mail.foot.map((line, i) => html`${i > 0 && html`<br>`}${line}`);
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${mail.subject}</title>
</head>
<body style="margin:0;padding:0;background:#fff;color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${mail.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left;font:16px/1.5 ${font};color:${ink}">
<tr><td style="padding:0 0 16px;border-bottom:2px solid ${ink};font-size:20px;font-weight:600">${mail.shop}</td></tr>
<tr><td style="padding:24px 0">${mail.content}</td></tr>
<tr><td style="padding:16px 0 0;border-top:1px solid ${rule};font-size:13px;color:${quiet}">${foot}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text;
}
