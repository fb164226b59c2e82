import { styled } from 'styled-components';
import type { CatalogueStory } from 'virtual:catalogue';

import { fontSizes, spaces } from '#src/theme/tokens.ts';

import { pageOf } from '../catalogue.ts';
import { FittedFrame } from './FittedFrame.tsx';

export interface StoryGridProps {
  /** The stories to draw. */
  stories: readonly CatalogueStory[];
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 470px), 1fr));
  gap: ${spaces[5]}px ${spaces[4]}px;
  align-items: start;
  margin-block: ${spaces[4]}px;

  & > figure {
    min-width: 0;
    margin: 0;
  }
  & figcaption {
    margin-block-end: ${spaces[2]}px;
    font-size: ${fontSizes.xs};
    line-height: 1.4;
    text-wrap: pretty;
  }
`;

/** Every state beside the others, at its own size, each alive; the name leads to the story. */
export function StoryGrid({ stories }: StoryGridProps) {
  return (
    <Root>
      {stories.map((story) => (
        <figure key={story.id}>
          <figcaption>
            <a href={pageOf(story)} target="_top">
              {story.name}
            </a>
            {story.viewport === 'mobile' ? ', 390 px' : ''}
          </figcaption>
          <FittedFrame story={story} />
        </figure>
      ))}
    </Root>
  );
}
