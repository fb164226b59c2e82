import { Server, Upload } from 'lucide-react';

import { NBSP } from '../../../domain/core/format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';

export interface ServerNeededProps {
  /** Whether the product came from a server, so that the company can be opened to a team at once. */
  hasServer: boolean;
  /** Opens «Открыть доступ команде». */
  shareHref: string;
  /** Opens the form for interviews that people held themselves. */
  uploadHref: string;
  /** Where a scenario is written and tried. */
  scenarioHref: string;
}

/** Why interviews do not hold themselves in a company of one browser, and what is done without a server. */
export function ServerNeeded({ hasServer, shareHref, uploadHref, scenarioHref }: ServerNeededProps) {
  return (
    <EmptyState
      icon={<Server />}
      title={`Чтобы интервью шли сами, нужен${NBSP}сервер`}
      action={
        <>
          {hasServer ? (
            <LinkButton variant="primary" href={shareHref}>
              Открыть доступ команде
            </LinkButton>
          ) : null}
          <LinkButton variant={hasServer ? 'secondary' : 'primary'} icon={<Upload />} href={uploadHref}>
            Загрузить интервью
          </LinkButton>
        </>
      }
    >
      <Stack gap={2}>
        <p>
          Эта компания живёт в{NBSP}одном браузере: людям некуда прийти, пока он{NBSP}закрыт. Ссылки, письма и{NBSP}бот
          заработают, когда компания станет общей
          {hasServer ? '.' : `: этот адрес отдаёт только страницы, откройте Ориентир с${NBSP}сервера.`}
        </p>
        <p>
          Без сервера можно загрузить записи и{NBSP}расшифровки интервью, которые вы провели сами, и{NBSP}
          <Link href={scenarioHref}>написать сценарий</Link> и{NBSP}проверить его на{NBSP}себе.
        </p>
      </Stack>
    </EmptyState>
  );
}
