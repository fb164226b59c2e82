import { Bot } from 'lucide-react';
import { styled } from 'styled-components';

import type { MadeBy } from '../../domain/core/schema.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';

export interface ModelMarkProps {
  /** The model, and what it had read. */
  madeBy: MadeBy;
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${spaces[2]}px;
  align-items: center;
  min-width: 0;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;
`;

/** Mark beside every text that a model proposed: the word, the model's name, and what it had read. */
export function ModelMark({ madeBy: { model, read } }: ModelMarkProps) {
  return (
    <Root>
      <Badge tone="purple" icon={<Bot />}>
        модель
      </Badge>
      <bdi>{model}</bdi>
      {read === '' ? null : <span>· прочитано: {read}</span>}
    </Root>
  );
}
