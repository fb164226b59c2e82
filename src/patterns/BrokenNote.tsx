import { styled } from 'styled-components';

import { counted } from '../domain/core/format.ts';
import { fontSizes, spaces } from '../theme/tokens.ts';

export interface BrokenNoteProps {
  /** How many stored records could not be read; at 0 nothing is drawn. */
  count: number;
}

const Note = styled.output`
  display: block;
  margin-block-end: ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

/** Says that some records were set aside: a damaged one never takes the list down, and is never hidden. */
export function BrokenNote({ count }: BrokenNoteProps) {
  if (count === 0) return null;
  return (
    <Note>
      {counted(count, ['запись', 'записи', 'записей'])} не удалось прочитать. Они сохранены отдельно и не пропали: их
      можно выгрузить вместе с рабочим пространством.
    </Note>
  );
}
