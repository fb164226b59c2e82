import { styled } from 'styled-components';

import { counted } from '../../../domain/core/format.ts';
import type { Material } from '../../../domain/research/research.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { MATERIAL_ICONS, UNREAD_STATES } from '../files/unreadMaterial.ts';

/** A file of the study that is read. */
export interface StudyMaterial {
  readonly material: Material;
  /** How many passages of it are marked. */
  readonly count: number;
  /** For a recording: whether its words are among the files, too. Default false. */
  readonly hasTranscript?: boolean;
}

export interface MaterialListProps {
  /** The study's files, in their order. */
  materials: readonly StudyMaterial[];
  /** Id of the one that is read. */
  currentId: string;
  /** Another one is to be read, or listened to; only those whose text was not read cannot be. */
  onRead: (material: Material) => void;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;
  align-content: start;

  & button {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 0 ${spaces[2]}px;
    width: 100%;
    padding: ${spaces[2]}px;
    /* Seen where a person's own colours leave no grounds. */
    border: 1px solid transparent;
    border-radius: ${radii.small}px;
    background: none;
    color: var(--color-ink);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
    text-align: start;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  & button:hover:not(:disabled) {
    background: var(--color-sunken);
  }
  & button:disabled {
    color: var(--color-ink-soft);
    cursor: not-allowed;
  }
  & button[aria-current] {
    background: var(--color-accent-soft);
    box-shadow: inset 3px 0 var(--color-accent);
    font-weight: 500;
  }
  & svg {
    width: 18px;
    height: 18px;
    margin-block-start: 1px;
  }
  & small {
    grid-column: 2;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
  & button[aria-current] small {
    color: var(--color-ink);
  }
  ${media.mobile} {
    & button {
      min-height: 44px;
    }
  }
`;

function stateOf({ material, count, hasTranscript }: StudyMaterial): string {
  if (material.state === 'needs_transcript' && hasTranscript) return 'Запись';
  if (material.state !== 'text') return UNREAD_STATES[material.state];
  return count === 0 ? 'Отметок нет' : counted(count, ['отметка', 'отметки', 'отметок']);
}

/** The files of the study that is read: which of them this is, what became of the others, and how much is marked in each. */
export function MaterialList({ materials, currentId, onRead }: MaterialListProps) {
  return (
    <Root aria-label="Материалы исследования">
      {materials.map((one) => {
        const { material } = one;
        const Icon = MATERIAL_ICONS[material.state];
        return (
          <li key={material.id}>
            <button
              type="button"
              aria-current={material.id === currentId ? 'true' : undefined}
              disabled={material.state === 'unreadable'}
              onClick={() => onRead(material)}
            >
              <Icon aria-hidden />
              <span>{material.name}</span>
              <small>{stateOf(one)}</small>
            </button>
          </li>
        );
      })}
    </Root>
  );
}
