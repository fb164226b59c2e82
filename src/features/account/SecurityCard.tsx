import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../theme/tokens.ts';
import type { Profile } from '../../domain/account/account.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

export interface SecurityCardProps {
  /** The marks of the profile. */
  profile: Pick<Profile, 'twoFactorEnabled' | 'emailNotifications'>;
  /** Stores the mark of two-factor authentication. */
  onTwoFactorChange: (enabled: boolean) => Promise<Outcome>;
  /** A server tells the person what concerns them. Default false: only the wish for letters is kept. */
  hasNotices?: boolean;
  /** «Настроить уведомления». */
  onNotifications: () => void;
  /** How the person signs in to a server: entries of the list, in place of the mark. Default none: there is no signing in. */
  signIn?: ReactNode;
}

const Security = styled.ul`
  display: grid;

  & > li {
    display: grid;
    gap: ${spaces[2]}px;
    justify-items: start;
    padding-block: ${spaces[4]}px;
  }
  & > li + li {
    border-top: 1px solid var(--color-hairline);
  }
  & > li:first-child {
    padding-block-start: 0;
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & h3 {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px ${spaces[2]}px;
    align-items: center;
    font-size: ${fontSizes.md};
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    text-wrap: pretty;
  }
`;

/** Security part without a server: marks, and no real protection. */
export function SecurityCard({
  profile,
  hasNotices = false,
  onTwoFactorChange,
  onNotifications,
  signIn,
}: SecurityCardProps) {
  const twoFactor = useSubmission(
    () => onTwoFactorChange(!profile.twoFactorEnabled),
    () => undefined,
  );
  return (
    <Card as="section" aria-label="Безопасность">
      <Security>
        {signIn ?? (
          <li>
            <h3>
              Двухфакторная аутентификация
              <Badge>{profile.twoFactorEnabled ? 'Отмечена' : 'Не\u00A0отмечена'}</Badge>
            </h3>
            <p>Это отметка в&nbsp;профиле: входить сюда не&nbsp;нужно, поэтому и&nbsp;код не&nbsp;спрашивают.</p>
            <Button
              size="sm"
              busy={twoFactor.busy}
              aria-label={`${profile.twoFactorEnabled ? 'Отключить' : 'Включить'} двухфакторную аутентификацию`}
              onClick={twoFactor.run}
            >
              {profile.twoFactorEnabled ? 'Отключить' : 'Включить'}
            </Button>
            <FormError message={twoFactor.error} />
          </li>
        )}
        <li>
          <h3>{hasNotices ? 'Уведомления' : 'Уведомления по\u00A0почте'}</h3>
          <p>
            {hasNotices
              ? 'То, что касается вас, приходит во\u00A0«Входящие» и, если хотите, письмом.'
              : profile.emailNotifications
                ? 'Вы хотите получать письма.'
                : 'Письма вам не\u00A0нужны.'}
          </p>
          <Button size="sm" aria-haspopup="dialog" onClick={onNotifications}>
            Настроить уведомления
          </Button>
        </li>
      </Security>
    </Card>
  );
}
