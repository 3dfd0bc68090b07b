import './styles/index.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { call } from './call.ts';
import { createShopRouter } from './router.ts';
import { createShop } from './shop-context.ts';

const router = createShopRouter(createShop(call, location.origin));

hydrateRoot(document, <RouterClient router={router} />);
