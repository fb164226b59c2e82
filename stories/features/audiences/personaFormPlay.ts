import { fn, screen } from 'storybook/test';

import type { TakenPersonaForm } from '#src/domain/audiences/form/personaForm.ts';
import type { PersonaFormDialogProps } from '#src/features/audiences/PersonaFormDialog.tsx';
import { stores } from '#stories/checks.ts';

/** Shared args of all stories of PersonaFormDialog; each story changes its own. */
export const personaFormArgs = {
  persona: null,
  audience: { id: 'a', name: 'Продакт-менеджеры EdTech', description: 'Ведут продукт в EdTech' },
  onDraftChange: fn(),
  onSubmit: stores<TakenPersonaForm>(),
  onClose: fn(),
} satisfies PersonaFormDialogProps;

export const create = () => screen.getByRole('button', { name: 'Создать персону' });

export const save = () => screen.getByRole('button', { name: 'Сохранить' });
