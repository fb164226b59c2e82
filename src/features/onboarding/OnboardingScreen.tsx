import { useCallback, useRef } from 'react';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import { styled } from 'styled-components';

import { PageHeader } from '../../patterns/PageHeader.tsx';
import { spaces } from '../../theme/tokens.ts';
import { CompanyForm, type CompanyFormProps } from './CompanyForm.tsx';
import { IntroPlayer, type IntroPlayerProps } from './IntroPlayer.tsx';

export interface OnboardingScreenProps
  extends Pick<IntroPlayerProps, 'canPlay'>, Omit<CompanyFormProps, 'firstField'> {}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 380px);
  gap: ${spaces[5]}px;
  align-items: start;

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Знакомство: what the product does, shown with its own parts, and the way into a workspace of one's own. */
export function OnboardingScreen({ canPlay, ...form }: OnboardingScreenProps) {
  const naming = useRef<HTMLDivElement>(null);
  const onSkip = useCallback(() => naming.current?.querySelector('input')?.focus(), []);
  return (
    <div>
      <PageHeader {...SCREEN_HEADINGS.onboarding} />
      <Columns>
        <IntroPlayer canPlay={canPlay} onSkip={onSkip} />
        <div ref={naming}>
          <CompanyForm {...form} />
        </div>
      </Columns>
    </div>
  );
}
