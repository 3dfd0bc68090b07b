import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import icon from './icon.svg?no-inline';

/** The HTML document. Styles and scripts come from the manifest that the server entry passes to the router. */
export function ShopDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
