import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { takingChoicesQuery } from '../../records/taking-query.ts';
import { officeRoute } from '../../shell/office-route.ts';
import { quoteRoomTexts } from '../../texts/rooms.de.ts';
import { takingTexts } from '../../texts/taking.de.ts';

/**
 * What the room begins with. `kunde`: the id of the customer who orders; `vorlage`: the order that is ordered again;
 * `angebot`: the offer that is changed; `als`: `angebot` for a new offer instead of an order.
 */
export interface TakingSearch {
  readonly kunde?: string;
  readonly vorlage?: string;
  readonly angebot?: string;
  readonly als?: 'angebot';
}

/** Taking an order by hand: `/admin/bestellungen/aufnehmen`. */
export const takingRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/bestellungen/aufnehmen',
  staticData: {
    room: {
      ...{ title: takingTexts.title, right: 'orders.take', icon: 'orders', shortcut: 'n' },
      actions: [{ title: quoteRoomTexts.make, right: 'orders.take', search: { als: 'angebot' } }],
    },
  },
  validateSearch: ({ kunde, vorlage, angebot, als }: Readonly<Record<string, unknown>>): TakingSearch => ({
    ...(typeof kunde === 'string' && kunde !== '' && { kunde }),
    ...(typeof vorlage === 'string' && vorlage !== '' && { vorlage }),
    ...(typeof angebot === 'string' && angebot !== '' && { angebot }),
    ...(als === 'angebot' && { als }),
  }),
  loader: ({ context: { queries } }) => queries.ensureQueryData(takingChoicesQuery(null)),
  component: lazyRouteComponent(() => import('./taking-screen.tsx'), 'TakingScreen'),
});
