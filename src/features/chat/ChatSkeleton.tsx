import { styled } from 'styled-components';

import { spaces } from '../../theme/tokens.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const Waiting = styled.output`
  display: grid;
  gap: ${spaces[4]}px;
  padding-block: ${spaces[5]}px;
`;

/** Placeholder for a transcript that is being read. */
export function ChatSkeleton() {
  return (
    <Waiting>
      <VisuallyHidden>Загружаем переписку…</VisuallyHidden>
      <Skeleton height={72} width="80%" />
      <Skeleton height={48} width="60%" />
      <Skeleton height={72} width="75%" />
    </Waiting>
  );
}
