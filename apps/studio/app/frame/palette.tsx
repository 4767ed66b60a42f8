import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useNavigate } from 'react-router';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import type { Desk, Found } from './desk.ts';

type PaletteProps = Readonly<{ desks: readonly Desk[]; onClose: () => void }>;

/** Searches pages and records of the desks that the person may use. */
export function Palette({ desks, onClose }: PaletteProps) {
  const { t } = useWords();
  const may = usePermission();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const wanted = words.trim();
  const open = desks.filter(({ permission }) => may(permission));
  const pages: readonly Found[] = [
    ...open.map(({ path, title }) => ({ id: path, label: t(title), hint: '', path })),
    { id: 'account', label: t('studio.account.title'), hint: '', path: '/account' },
  ].filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()));
  const { data: records = [] } = useQuery({
    queryKey: ['find', wanted],
    queryFn: async () => (await Promise.all(open.map(({ find }) => find?.(wanted) ?? []))).flat(),
    enabled: wanted.length > 1,
    placeholderData: (before) => before,
  });
  const groups = [
    { id: 'pages', title: t('studio.find.pages'), found: pages },
    { id: 'records', title: t('studio.find.records'), found: wanted.length > 1 ? records : [] },
  ].filter(({ found }) => found.length > 0);
  return (
    <ModalOverlay className="overlay overlay-top" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal palette">
        <Dialog aria-label={t('studio.find.title')}>
          <Autocomplete inputValue={words} onInputChange={setWords}>
            <SearchField aria-label={t('studio.find.title')} autoFocus className="palette-search">
              <Input placeholder={t('studio.find.hint')} className="palette-input" />
            </SearchField>
            {/* The focus stays in the field while keys choose; who scrolls by keys needs a stop of their own. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
            <section className="palette-options" aria-label={t('studio.find.found')} tabIndex={0}>
              <Menu
                className="options"
                aria-label={t('studio.find.found')}
                renderEmptyState={() => <p className="hint palette-empty">{t('studio.find.nothing')}</p>}
              >
                {groups.map(({ id, title, found }) => (
                  <MenuSection key={id} id={id}>
                    <Header className="option-group">{title}</Header>
                    {found.map((one) => (
                      <MenuItem
                        key={one.path}
                        id={one.path}
                        textValue={one.label}
                        className="option"
                        onAction={() => {
                          onClose();
                          navigate(one.path);
                        }}
                      >
                        <span>{one.label}</span>
                        {one.hint === '' ? undefined : <span className="hint">{one.hint}</span>}
                      </MenuItem>
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </section>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
