import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startLanguage } from './lib/language.ts';

const application = (
  <StrictMode>
    <HydratedRouter />
  </StrictMode>
);

void startLanguage().then((language) => {
  // What was prerendered is French: it cannot be taken over by a page in English, only replaced.
  if (language === 'en') return createRoot(document).render(application);
  document.documentElement.hidden = false;
  startTransition(() => {
    hydrateRoot(document, application);
  });
});
