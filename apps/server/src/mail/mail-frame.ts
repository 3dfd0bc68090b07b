import { Html, html } from '../html/html.ts';

/**
 * The shop's look in mails (DESIGN §8): the colours of the storefront's tokens.css on white, thin rules. As inline
 * styles, because some mail readers drop stylesheets. What has one of these also has the class of the same name, by
 * which {@link dark} repaints it.
 */
export const mailStyles = {
  quiet: 'color:#5b564e',
  ruled: 'border-bottom:1px solid #dcd7cc',
  button: 'display:inline-block;padding:12px 20px;background:#8f2d1c;color:#fff;font-weight:600;text-decoration:none',
} as const;

const ink = '#1d1b18';
const font = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const display = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif";

/** The dark theme, for mail readers that have one and know stylesheets. */
const dark = new Html(`<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  body, .mail { background: #171614 !important; color: #ece8e0 !important }
  .mail a { color: #ece8e0 }
  .mail .quiet { color: #b3ada2 !important }
  .mail .ruled, .mail .foot { border-color: #3a3731 !important }
  .mail .name { border-color: #f0977f !important }
  .mail .button { background: #f0977f !important; color: #2a0d06 !important }
}
</style>`);

/** A whole mail in HTML: the shop's name, the content in one column, the company data at the end. */
export function mailFrame(mail: {
  subject: string;
  preview: string;
  shop: string;
  content: Html;
  foot: readonly string[];
}): string {
  const foot = mail.foot.map((line, i) => html`${i > 0 && html`<br>`}${line}`);
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${mail.subject}</title>
${dark}
</head>
<body style="margin:0;padding:0;background:#fff;color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${mail.preview}</div>
<table role="presentation" class="mail" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="mail" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left;font:16px/1.5 ${font};color:${ink}">
<tr><td class="name" style="padding:0 0 12px;border-bottom:3px solid #8f2d1c;font:400 26px/1.2 ${display}">${mail.shop}</td></tr>
<tr><td style="padding:24px 0">${mail.content}</td></tr>
<tr><td class="quiet foot" style="padding:16px 0 0;border-top:1px solid #dcd7cc;font-size:13px;${mailStyles.quiet}">${foot}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text;
}
