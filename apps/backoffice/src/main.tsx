import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BackOffice } from './back-office.tsx';
import { createQueries } from './calls/queries.ts';
import { createOfficeRouter } from './router.ts';

const queries = createQueries();
const place = document.getElementById('office');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <BackOffice queries={queries} router={createOfficeRouter(queries)} />
    </StrictMode>,
  );
}
