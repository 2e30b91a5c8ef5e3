/** The smallest app on the web app's libraries: one route, one sentence. `bench:web` measures pages beside it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const sentence = createElement('main', null, createElement('h1', null, 'Olá'));
const router = createElement(RouterProvider, { router: createBrowserRouter([{ path: '*', element: sentence }]) });
createRoot(root).render(createElement(QueryClientProvider, { client: new QueryClient() }, router));
