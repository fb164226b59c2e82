import { styled } from 'styled-components';
import type { CatalogueStory } from 'virtual:catalogue';

import { media } from '#src/theme/media.ts';
import { fontSizes, radii, spaces } from '#src/theme/tokens.ts';

import { componentAt, pageOf } from './catalogue.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { useNear } from './useNear.ts';

export interface StateGalleryProps {
  /** The screen's place under src: `features/research/ResearchScreen`. */
  of: string;
}

const Root = styled.div`
  --scale: 0.31;
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[5]}px ${spaces[4]}px;
  margin-block: ${spaces[4]}px;

  ${media.mobile} {
    --scale: 0.24;
  }
`;

// The picture is the screen itself at its own width, made smaller.
const Picture = styled.figure`
  --width: 1440px;
  --height: 900px;
  position: relative;
  width: calc(var(--width) * var(--scale));
  margin: 0;

  &[data-window='mobile'] {
    --width: 390px;
  }
  &[data-window='tablet'] {
    --width: 768px;
  }
  & > div {
    overflow: hidden;
    height: calc(var(--height) * var(--scale));
    border: 1px solid var(--color-edge);
    border-radius: ${radii.small}px;
    background: var(--color-sunken);
  }
  & iframe {
    width: var(--width);
    height: var(--height);
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
  & > figcaption {
    margin-block-start: ${spaces[1]}px;
    font-size: ${fontSizes.xs};
    line-height: 1.4;
  }
  & a {
    color: var(--color-accent);
  }
  /* The whole picture leads where its caption does. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

function State({ story }: { story: CatalogueStory }) {
  const [ref, near] = useNear<HTMLDivElement>();
  return (
    <Picture data-window={story.viewport}>
      <div ref={ref} inert>
        {near ? <StoryFrame story={story} /> : null}
      </div>
      <figcaption>
        <a href={pageOf(story)} target="_top">
          {story.name}
        </a>
      </figcaption>
    </Picture>
  );
}

/** Every state of a screen side by side, small, drawn by its own stories; each leads to its story. */
export function StateGallery({ of }: StateGalleryProps) {
  return (
    <Root>
      {componentAt(of)
        .stories.filter(({ way }) => !way)
        .map((story) => (
          <State key={story.id} story={story} />
        ))}
    </Root>
  );
}
