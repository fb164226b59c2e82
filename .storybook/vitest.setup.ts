import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Theme this browser instance shows its stories in. */
    storyTheme: 'light' | 'dark';
  }
}

(globalThis as { orientirStoryTheme?: string }).orientirStoryTheme = inject('storyTheme');
