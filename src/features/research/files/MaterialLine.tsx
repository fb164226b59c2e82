import { Download, MoreHorizontal } from 'lucide-react';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { formatMegabytes } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { isTextFile } from '../../../domain/research/materials.ts';
import type { Material } from '../../../domain/research/research.ts';
import { toldWords } from '../../../domain/research/words/toldWords.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/Menu.tsx';
import { MaterialName } from './MaterialName.tsx';
import { PeopleSlots } from '../people/PeopleSlots.ts';
import type { DownloadMaterial } from './materialActions.ts';
import { MATERIAL_ICONS, UNREAD_STATES } from './unreadMaterial.ts';

export interface MaterialLineProps {
  /** The file. */
  material: Material;
  /** It is what was written down of the recording above it. */
  isTranscript: boolean;
  /** A recording's words are at hand, so that none are missed. */
  hasTranscript: boolean;
  /** Opens the reading view: of a text that was read, and of a recording, to listen to it. */
  onRead: (material: Material) => void;
  /** Saves the original file, or a text without personal data. */
  onDownload: DownloadMaterial;
  /** Further actions on a file of the row, between «Переименовать» and the end of its menu. Default: there is no menu. */
  menuOf?: (material: Material) => readonly MenuItem[];
  /** Stores the name that was typed. */
  onRename?: (material: Material, name: string) => Promise<Outcome>;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px ${spaces[3]}px;

  &[data-transcript='true'] {
    padding-block-start: ${spaces[2]}px;
    border-block-start: 1px solid var(--color-hairline);
  }
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: var(--color-ink-soft);
  }
  & > div {
    flex: 1 1 180px;
    min-width: 0;
  }
  & > div > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > div > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  ${media.mobile} {
    & > div {
      flex-basis: calc(100% - 40px);
    }
    & > button:first-of-type:not(:last-child) {
      flex: 1 1 auto;
    }
    & > button:only-of-type {
      margin-inline-start: auto;
    }
    & > div > span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow-wrap: anywhere;
      line-height: 1.375rem;
      white-space: normal;
    }
  }
  ${media.print} {
    & > div > span {
      white-space: normal;
    }
  }
`;

/** A file of a study in one line: what became of its text, and what can be done with it; its name is typed over in place. */
export function MaterialLine(props: MaterialLineProps) {
  const { material, isTranscript, hasTranscript, onRead, onDownload, menuOf, onRename } = props;
  const { ofMaterial } = useContext(PeopleSlots);
  const [renaming, setRenaming] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useLayoutEffect(() => {
    // The button comes back with the line, and the focus to it.
    if (!renaming && returns.current) more.current?.focus();
    returns.current = false;
  }, [renaming]);
  const Icon = MATERIAL_ICONS[material.state];
  const told = toldWords(material.told);
  if (renaming && onRename) {
    return (
      <Line data-transcript={isTranscript}>
        <MaterialName
          material={material}
          onRename={(name) => onRename(material, name)}
          onEnd={() => {
            returns.current = true;
            setRenaming(false);
          }}
        />
      </Line>
    );
  }
  return (
    <Line data-transcript={isTranscript}>
      <Icon aria-hidden />
      <div>
        <span title={material.name}>{material.name}</span>
        <small>
          {isTranscript ? 'Расшифровка · ' : null}
          {formatMegabytes(material.size)}
          {material.note ? (
            <>
              {' · '}
              <span>{material.note}</span>
            </>
          ) : null}
          {told === '' ? null : (
            <>
              {' · '}
              <span>{told}</span>
            </>
          )}
        </small>
      </div>
      {material.state === 'needs_transcript' && !hasTranscript ? (
        <Badge tone="yellow">{UNREAD_STATES.needs_transcript}</Badge>
      ) : null}
      {material.state === 'unreadable' ? <Badge tone="neutral">{UNREAD_STATES.unreadable}</Badge> : null}
      {material.state === 'text' ? (
        <Button size="sm" aria-label={`Читать: ${material.name}`} onClick={() => onRead(material)}>
          Читать
        </Button>
      ) : null}
      {material.state === 'needs_transcript' ? (
        <Button size="sm" aria-label={`Слушать: ${material.name}`} onClick={() => onRead(material)}>
          Слушать
        </Button>
      ) : null}
      {ofMaterial(material)}
      <IconButton
        size="sm"
        variant="quiet"
        label={`Скачать файл ${material.name}`}
        icon={<Download aria-hidden />}
        onClick={() => onDownload(material)}
      />
      {menuOf ? (
        <Menu
          label={`Действия с файлом ${material.name}`}
          trigger={
            <IconButton
              ref={more}
              size="sm"
              variant="quiet"
              label={`Действия с файлом ${material.name}`}
              icon={<MoreHorizontal aria-hidden />}
            />
          }
          items={[
            ...(material.state === 'text' ? [{ label: 'Читать', onSelect: () => onRead(material) }] : []),
            ...(material.state === 'needs_transcript' ? [{ label: 'Слушать', onSelect: () => onRead(material) }] : []),
            { label: 'Скачать как есть', onSelect: () => onDownload(material) },
            ...(isTextFile(material)
              ? [{ label: 'Скачать текст без личных данных', onSelect: () => onDownload(material, 'masked') }]
              : []),
            { needs: 'Researcher', label: 'Переименовать', onSelect: () => setRenaming(true) },
            ...menuOf(material),
          ]}
        />
      ) : null}
    </Line>
  );
}
