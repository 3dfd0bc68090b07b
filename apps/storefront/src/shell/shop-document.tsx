import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The document itself. Styles and scripts come from the manifest that the server entry hands to the router. */
export function ShopDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
