import { fn } from 'storybook/test';

import { EditableList, type EditableListProps } from '#src/patterns/form/EditableList.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';

/** A line of a list that is written; it may have lines of its own. */
export interface Line {
  readonly key: string;
  readonly text: string;
  readonly lines?: readonly Line[];
}

export const line = (key: string, text: string): Line => ({ key, text });

export const questions: EditableListProps<Line> = {
  label: 'Вопросы',
  noun: 'вопрос',
  items: [line('a', 'Когда это было?'), line('b', 'Что было трудным?'), line('c', 'Чем обошлись?')],
  onChange: fn<(items: readonly Line[]) => void>(),
  create: (key) => line(key, ''),
  renderField: (item, field, change) => (
    <TextField {...field} value={item.text} onChange={({ target }) => change({ ...item, text: target.value })} />
  ),
};

/** Two stages, each with questions of its own. */
export const stagesWithQuestions: Partial<EditableListProps<Line>> = {
  label: 'Этапы',
  noun: 'этап',
  framed: true,
  items: [
    { ...line('a', 'Знакомство'), lines: [line('a', 'Кто вы?'), line('b', 'Чем заняты?')] },
    { ...line('b', 'Последний случай'), lines: [line('a', 'Когда это было?')] },
  ],
  renderBelow: (stage, number, change) => (
    <EditableList
      {...questions}
      label={`Вопросы этапа ${number}`}
      owner={{ genitive: `этапа ${number}`, accusative: `этап ${number}` }}
      items={stage.lines ?? []}
      onChange={(lines) => change({ ...stage, lines })}
    />
  ),
};
