import type { ComponentType } from 'react';

import type { EditedForm } from '../../domain/core/editedForm.ts';

/** Text of a card while it is edited, with what it was begun from and what another tab stored meanwhile. */
export type CardDraft = EditedForm<{ readonly content: string }>;

/** Props of the editor of a structured card. */
export interface CardEditorProps {
  /** The card's name. */
  readonly title: string;
  /** The card's text; changes from outside when a version is chosen. */
  readonly value: string;
  /** Called with the new text; `problem` says in Russian why it cannot be saved yet. */
  readonly onChange: (value: string, problem?: string) => void;
}

/** How a structured card is shown and edited; its text stays plain. Constant, outside of components. */
export interface CardForm {
  /** Whether the text follows the form's grammar; what does not is shown and edited as text. */
  readonly understands: (content: string) => boolean;
  /** Draws a text that is understood and not empty. */
  readonly View: ComponentType<{ readonly content: string }>;
  /** Edits a text that is understood, or empty. */
  readonly Editor: ComponentType<CardEditorProps>;
}
