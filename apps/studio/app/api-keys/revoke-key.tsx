import type { ApiKey } from '@eyelet/contracts/api-keys/key.ts';
import { revokeApiKey } from '@eyelet/contracts/api-keys/revoke.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';

/** Ends a key after asking. */
export function RevokeKey({ apiKey: { keyId, name } }: Readonly<{ apiKey: ApiKey }>) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button onPress={() => setAsking(true)}>{t('studio.apiKeys.revoke')}</Button>
      {isAsking ? (
        <Confirm
          title={t('studio.apiKeys.revoke')}
          action={t('studio.apiKeys.revoke')}
          isDanger
          onClose={() => setAsking(false)}
          run={async () => {
            await call(revokeApiKey, { params: { keyId } });
            await refresh(['list', 'api-keys']);
            showToast(t('studio.apiKeys.revoked'));
          }}
        >
          <p>{t('studio.apiKeys.revokeWhat', { name })}</p>
        </Confirm>
      ) : undefined}
    </div>
  );
}
