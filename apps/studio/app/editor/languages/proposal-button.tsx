import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { proposeTranslation } from '@eyelet/contracts/content/propose-translation.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { readTranslationService } from '@eyelet/contracts/translation-service/read.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { itemChanged } from '../../content/changed.ts';
import { Button } from '../../look/button.tsx';
import { Notice } from '../../look/notice.tsx';
import { showToast } from '../../look/toasts.ts';
import { call } from '../../session/api.ts';
import { problemText } from '../../session/problem.ts';
import { useWords } from '../../words/words.ts';

type ProposalButtonProps = Readonly<{
  itemId: string;
  language: string;
  /** Stores what is written; what is there then. */
  settle: () => Promise<OpenedItem>;
  onProposed: (opened: OpenedItem) => void;
}>;

/** Has the translation service of the shop propose missing texts; nothing where the shop has none. */
export function ProposalButton({ itemId, language, settle, onProposed }: ProposalButtonProps) {
  const { t } = useWords();
  const [said, setSaid] = useState<Readonly<{ tone: 'bad' | 'info'; text: string }>>();
  const [isBusy, setBusy] = useState(false);
  const { data: service } = useQuery({
    queryKey: ['translation-service'],
    queryFn: () => call(readTranslationService, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!service?.name) return null;

  async function propose(): Promise<void> {
    setBusy(true);
    setSaid(undefined);
    try {
      const before = await settle();
      const body = { version: before.item.latest };
      const { opened, proposed, leftOut } = await call(proposeTranslation, { params: { itemId, language }, body });
      await itemChanged(opened);
      if (proposed > 0) onProposed(opened);
      showToast(t('studio.editor.proposed', { count: proposed }));
      if (leftOut > 0) setSaid({ tone: 'info', text: t('studio.editor.leftOut', { count: leftOut }) });
    } catch (error) {
      setSaid({ tone: 'bad', text: proposalProblem(t, error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="proposal">
      <div className="line">
        <Button isPending={isBusy} onPress={() => void propose()}>
          <WandSparkles aria-hidden size={14} />
          {t('studio.editor.propose')}
        </Button>
        <p className="hint">{t('studio.editor.proposeWith', { service: service.name })}</p>
      </div>
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : undefined}
    </div>
  );
}

const reasons = ['none', 'key', 'limit', 'busy', 'unreachable', 'answer'] as const;

/** Why nothing was proposed, in words. */
function proposalProblem(t: Translate, error: unknown): string {
  const reason =
    error instanceof ApiError && error.id === 'STF455' ? error.errorDetails[0]?.details?.reason : undefined;
  const known = reasons.find((one) => one === reason);
  return known ? t(`studio.editor.proposeProblem.${known}`) : problemText(t, error);
}
