import { innerQuotes } from '../../../domain/core/format.ts';
import type { WorkspacePreview } from '../../../domain/workspaceFile.ts';
import { useSharedCompany } from '../../../ui/context/SharedCompany.ts';

export interface OpeningWaysProps {
  /** Content of the file. */
  preview: WorkspacePreview;
  /** Why the open workspace cannot be replaced; null when it can. */
  refused: string | null;
  /** The open company: its place may be taken. */
  companyName: string;
}

/** Describes the effect of «Объединить» and «Заменить» for this file. */
export function OpeningWays({ preview, refused, companyName }: OpeningWaysProps) {
  const isShared = useSharedCompany();
  return (
    <p>
      {preview.place === 'open' ? (
        'Объединить — добавить новое; если запись есть и тут и там, останется более поздняя.'
      ) : preview.place === 'elsewhere' ? (
        <>
          Объединить — дополнить компанию «<bdi>{innerQuotes(preview.companyName)}</bdi>», которая уже есть в этом
          браузере, и переключиться на неё.
        </>
      ) : (
        <>
          Объединить — добавить компанию «<bdi>{innerQuotes(preview.companyName)}</bdi>» рядом с вашими и переключиться
          на неё.
        </>
      )}{' '}
      {refused ?? (
        <>
          Заменить — поставить содержимое файла на место компании «<bdi>{innerQuotes(companyName)}</bdi>».
        </>
      )}
      {isShared && preview.place === 'open'
        ? ' Кто и когда что сделал и что стояло раньше, в общей компании говорит её сервер: записи из файла встанут от вашего имени и без прежних значений.'
        : null}
    </p>
  );
}
