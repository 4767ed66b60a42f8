import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { I18nProvider } from 'react-aria-components';
import { RouterProvider } from 'react-router/dom';
import { queries } from './session/me.ts';
import { useWords } from './words/words.ts';

/** Everything below knows the language and what has been read. */
export function Studio({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const { language } = useWords();
  return (
    <I18nProvider locale={language}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  );
}
