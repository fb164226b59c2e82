import { createContext, type ReactNode } from 'react';

import type { Material, Research } from '../../../domain/research/research.ts';

/**
 * Slots of an open study for people, filled where the screen is assembled: each reads records of its own, and the list of studies
 * must not be drawn anew for them.
 */
export interface PeopleParts {
  /** «Участники» of a study, and what the program found in their words. */
  readonly ofStudy: (research: Research) => ReactNode;
  /**
   * Draws something that says what becomes of the people whom a study asks right now, in paragraphs: the question whether it is to
   * go. Nothing is drawn before that is known: the question does not grow under the finger.
   */
  readonly ofRemoval: (research: Pick<Research, 'id'>, draw: (words: ReactNode) => ReactNode) => ReactNode;
  /** «Кто говорит» of a material. */
  readonly ofMaterial: (material: Material) => ReactNode;
}

const nothing = () => null;

/** The parts about people; by default there are none. */
export const PeopleSlots = createContext<PeopleParts>({
  ofStudy: nothing,
  ofRemoval: (_, draw) => draw(null),
  ofMaterial: nothing,
});
