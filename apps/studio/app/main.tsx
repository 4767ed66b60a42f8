import './look/look.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.tsx';
import { chosenTheme, showTheme } from './session/theme.ts';
import { Studio } from './studio.tsx';
import { firstLanguage, setLanguage } from './words/words.ts';

showTheme(chosenTheme());
await setLanguage(firstLanguage());
const root = document.getElementById('studio');
if (!root) throw new Error('the page has no place for the studio');
createRoot(root).render(
  <StrictMode>
    <Studio router={router} />
  </StrictMode>,
);
