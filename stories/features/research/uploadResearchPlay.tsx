import { fn, screen, within } from 'storybook/test';

import { ready } from '#src/domain/core/loadable.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import type { ResearchForm } from '#src/domain/research/rules.ts';
import { UploadResearchDialog } from '#src/features/research/UploadResearchDialog.tsx';
import type { UploadControls } from '#src/features/research/files/useUpload.ts';
import { opening } from '#stories/keeping.tsx';

import { loads, refiActs } from './files/refi/sampleRefi.ts';
import { audienceOptions, experimentOptions, hypothesisOptions, study } from './sampleStudy.ts';

/** Opens and closes by state, as the screen does. */
export const Demo = opening(UploadResearchDialog, 'Загрузить исследование');

type Upload = (form: ResearchForm, files: readonly File[], controls: UploadControls) => Promise<Outcome>;

/** Shared args of all stories of UploadResearchDialog; each story changes its own. */
export const uploadResearchArgs = {
  open: true,
  onOpenChange: fn(),
  experiments: ready(experimentOptions),
  hypotheses: ready(hypothesisOptions),
  audiences: ready(audienceOptions),
  author: '',
  onUpload: fn<Upload>(() => Promise.resolve(DONE)),
  onInvalid: fn(),
  onFolder: fn(),
  refi: loads(refiActs()),
};

/** The study whose words the plays type. */
export const source = study('research-edtech');

export const title = () => screen.getByRole('textbox', { name: /^Название/ });

export const description = () => screen.getByRole('textbox', { name: /^Описание/ });

export const type = () => screen.getByRole('combobox', { name: /^Тип исследования/ });

export const participants = () => screen.getByRole('textbox', { name: 'Количество участников' });

export const send = () => screen.getByRole('button', { name: 'Загрузить' });

export const input = () => screen.getByLabelText('Выбрать файлы', { selector: 'input' });

export const list = () => within(screen.getByRole('list', { name: 'Выбранные файлы' }));

/** A text file of a given size, bytes. */
export const file = (name: string, size = 64, mime = 'text/plain') =>
  new File([new Uint8Array(size).fill(65)], name, { type: mime });

interface Typist {
  type: (element: Element, text: string) => Promise<void>;
  selectOptions: (element: Element, values: string) => Promise<void>;
}

/** Fills the fields without which nothing is sent. */
export async function fillRequired(userEvent: Typist): Promise<void> {
  await userEvent.type(title(), source.title);
  await userEvent.type(description(), 'Девять разговоров');
  await userEvent.selectOptions(type(), 'Интервью');
}
