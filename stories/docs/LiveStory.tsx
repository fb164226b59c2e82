import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '#src/theme/tokens.ts';

import { pageOf, storyOf } from './catalogue.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { useNear } from './useNear.ts';

export interface LiveStoryProps {
  /** The component's place under src: `patterns/FilterBar`. */
  of: string;
  /** The story by its export: `Filled`. */
  story: string;
  /** Height of the frame, px; default 240. */
  height?: number;
}

const Root = styled.figure`
  margin: ${spaces[4]}px 0;

  & > div {
    overflow: hidden;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    background: var(--color-paper);
  }
  & > div[data-phone] {
    max-width: 392px;
  }
  & iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  & > figcaption {
    margin-block-end: ${spaces[2]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & a {
    color: var(--color-accent);
  }
`;

/**
 * A story of the library, alive, in a frame: a dialog, a phone's width and a key of its own stay inside it, and nothing of it
 * is loaded before it comes into sight.
 */
export function LiveStory({ of, story: state, height = 240 }: LiveStoryProps) {
  const [ref, near] = useNear<HTMLDivElement>();
  const story = storyOf(of, state);
  return (
    <Root>
      <figcaption>
        <a href={pageOf(story)} target="_top">
          {story.name}
        </a>
        {story.viewport === 'mobile' ? ', 390 px' : ''}
      </figcaption>
      <div ref={ref} style={{ height }} data-phone={story.viewport === 'mobile' || undefined}>
        {near ? <StoryFrame story={story} /> : null}
      </div>
    </Root>
  );
}
