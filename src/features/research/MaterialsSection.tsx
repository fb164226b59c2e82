import { styled } from 'styled-components';

import { byPosition } from '../../domain/core/record.ts';
import type { Material } from '../../domain/research/research.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { MaterialRow } from './MaterialRow.tsx';

export interface MaterialsSectionProps {
  /** Files of the study, in any order. */
  materials: readonly Material[];
  /** Opens a material's reading view. */
  onRead: (material: Material) => void;
  /** Saves a material's original file. */
  onDownload: (material: Material) => void;
}

const Root = styled.section`
  min-width: 0;

  & > h4 {
    margin-block-end: ${spaces[2]}px;
    font-size: ${fontSizes.md};
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
  }
`;

/** The files of an open study, in their order. */
export function MaterialsSection({ materials, onRead, onDownload }: MaterialsSectionProps) {
  return (
    <Root>
      <h4>Материалы ({materials.length})</h4>
      {materials.length === 0 ? <p>К этому исследованию не приложены файлы.</p> : null}
      <ul>
        {byPosition(materials).map((material) => (
          <MaterialRow key={material.id} material={material} onRead={onRead} onDownload={onDownload} />
        ))}
      </ul>
    </Root>
  );
}
