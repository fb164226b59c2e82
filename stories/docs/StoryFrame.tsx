import { useContext } from 'react';
import type { CatalogueStory } from 'virtual:catalogue';

import { frameOf } from './catalogue.ts';
import { ThemeContext } from './theme.ts';

export interface StoryFrameProps {
  /** The story to draw. */
  story: CatalogueStory;
}

/** A story in a frame of its own, in the page's theme. */
export function StoryFrame({ story }: StoryFrameProps) {
  const theme = useContext(ThemeContext);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page; with its scripts and its origin, a sandbox is none
  return <iframe title={story.name} src={frameOf(story, theme)} />;
}
