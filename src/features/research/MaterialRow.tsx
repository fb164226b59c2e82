import { AudioLines, Download, FileQuestionMark, FileText } from 'lucide-react';
import { useContext } from 'react';
import { styled } from 'styled-components';

import { formatMegabytes } from '../../domain/core/format.ts';
import type { Material } from '../../domain/research/research.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PeopleSlots } from './people/PeopleSlots.ts';

export interface MaterialRowProps {
  /** The file. */
  material: Material;
  /** Opens the reading view; only files whose text was read have one. */
  onRead: (material: Material) => void;
  /** Saves the original file. */
  onDownload: (material: Material) => void;
}

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px ${spaces[3]}px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

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

const ICONS = { text: FileText, needs_transcript: AudioLines, unreadable: FileQuestionMark } as const;

/** A file of a study: what it is, what became of its text, and the ways to read it and to get it back. */
export function MaterialRow({ material, onRead, onDownload }: MaterialRowProps) {
  const Icon = ICONS[material.state];
  return (
    <Root>
      <Icon aria-hidden />
      <div>
        <span title={material.name}>{material.name}</span>
        <small>
          {formatMegabytes(material.size)}
          {material.note ? (
            <>
              {' · '}
              <span>{material.note}</span>
            </>
          ) : null}
        </small>
      </div>
      {material.state === 'needs_transcript' ? <Badge tone="yellow">Нужна расшифровка</Badge> : null}
      {material.state === 'unreadable' ? <Badge tone="neutral">Текст не прочитан</Badge> : null}
      {material.state === 'text' ? (
        <Button size="sm" aria-label={`Читать: ${material.name}`} onClick={() => onRead(material)}>
          Читать
        </Button>
      ) : null}
      {useContext(PeopleSlots).ofMaterial(material)}
      <IconButton
        size="sm"
        variant="quiet"
        label={`Скачать файл ${material.name}`}
        icon={<Download aria-hidden />}
        onClick={() => onDownload(material)}
      />
    </Root>
  );
}
