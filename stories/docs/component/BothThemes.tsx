import { useState } from 'react';
import { styled } from 'styled-components';
import type { CatalogueStory } from 'virtual:catalogue';

import { fontSizes, spaces } from '#src/theme/tokens.ts';

import { pageOf } from '../catalogue.ts';
import { ThemeContext } from '../theme.ts';
import { FittedFrame } from './FittedFrame.tsx';

export interface BothThemesProps {
  /** The story to draw. */
  story: CatalogueStory;
  /** It is a whole screen. Default false. */
  screen?: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 470px), 1fr));
  gap: ${spaces[4]}px;
  align-items: end;
  margin-block: ${spaces[4]}px;

  & > figure {
    min-width: 0;
    margin: 0;
  }
  & figcaption {
    margin-block-end: ${spaces[2]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

/** A story in light and in dark, side by side and of one height; on a phone one below the other. */
export function BothThemes({ story, screen = false }: BothThemesProps) {
  const [height, setHeight] = useState<number>();
  const onHeight = (wanted: number) => setHeight((known) => Math.max(known ?? 0, wanted));
  return (
    <Root>
      <figure>
        <figcaption>
          Светлая тема: <StoryLink story={story} />
        </figcaption>
        <ThemeContext value="light">
          <FittedFrame story={story} screen={screen} least={height} onHeight={onHeight} />
        </ThemeContext>
      </figure>
      <figure>
        <figcaption>Тёмная тема</figcaption>
        <ThemeContext value="dark">
          <FittedFrame story={story} screen={screen} least={height} onHeight={onHeight} />
        </ThemeContext>
      </figure>
    </Root>
  );
}

function StoryLink({ story }: Pick<BothThemesProps, 'story'>) {
  return (
    <a href={pageOf(story)} target="_top">
      {story.name}
    </a>
  );
}
