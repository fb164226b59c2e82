import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { LeftWordsHost } from '#app/shell/team/LeftWordsHost.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { FormDialog, type FormDialogProps } from '#src/patterns/form/FormDialog.tsx';
import { useRecordForm } from '#src/patterns/form/useRecordForm.ts';
import { Rights, type RightsProps } from '#src/ui/context/Rights.tsx';
import type { Needs } from '#src/ui/context/rights.ts';
import { TextField } from '#src/ui/field/TextField.tsx';
import { typeInto } from '#src/ui/field/typeInto.ts';
import type { SyncState } from '#store/port.ts';
import { StoreContext } from '#store/StoreContext.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Typed text outlives the form that goes when access to the company ends (R428). */

const RECORD = { name: 'Кто-то', role: 'Чья-то роль', token: '' };

function Form({ needs, draft }: { needs: Needs | null; draft: string }) {
  const [open, setOpen] = useState(true);
  const form = useRecordForm({
    record: RECORD,
    show: (field, value) => ({ label: field, text: value }),
    onSubmit: async () => DONE,
    ...(draft === '' ? {} : { draft: { values: { ...RECORD, role: draft }, base: RECORD, theirs: {} } }),
  });
  if (!open) return null;
  return createElement(
    FormDialog,
    {
      title: 'Участник',
      form,
      submitLabel: 'Сохранить',
      needs,
      onClose: () => setOpen(false),
    } as unknown as FormDialogProps,
    createElement(TextField, { ...form.text('name'), label: 'Имя', required: true }),
    createElement(TextField, { ...form.text('role'), label: 'Роль' }),
    createElement(TextField, { ...form.text('token'), label: 'Токен', type: 'password' }),
  );
}

let root: Root;
let listeners: ((state: SyncState) => void)[];
let state: SyncState;
const ONLINE: Extract<SyncState, { mode: 'team' }> = {
  mode: 'team',
  connection: 'online',
  unsent: 0,
  refused: [],
  role: 'Researcher',
};
const store = {
  companyId: 'theirs',
  sync: () => state,
  onSync(listener: (next: SyncState) => void) {
    listeners.push(listener);
    return () => undefined;
  },
};
const OUT = { Viewer: 'нет', Researcher: 'нет', Admin: 'нет', Owner: 'нет' };

/** Draws the host, and the form where there is still something for it to be of. */
function draw({ hasForm = true, isOut = false, needs = 'Researcher' as Needs | null, draft = '' } = {}): void {
  const form = hasForm ? createElement(Form, { needs, draft }) : null;
  const host = createElement(LeftWordsHost);
  flushSync(() =>
    root.render(
      createElement(
        StoreContext,
        { value: store as never },
        createElement(
          Rights,
          { barred: isOut ? OUT : null, onAsked: () => undefined } as unknown as RightsProps,
          host,
          form,
        ),
      ),
    ),
  );
}
/** The server tells that access is over; with that the screen is drawn anew. */
function end(drawn: Parameters<typeof draw>[0]): void {
  state = { ...ONLINE, connection: 'noAccess' };
  for (const listener of listeners) listener(state);
  draw({ isOut: true, ...drawn });
}
beforeEach(() => {
  listeners = [];
  state = ONLINE;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

const field = (name: string) => document.querySelector<HTMLInputElement>(`[role=dialog] input[name=${name}]`);
function type(name: string, text: string): void {
  const input = field(name);
  input?.focus();
  if (input) typeInto(input, text);
}
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
const left = () => [...document.querySelectorAll('section dl > div')].map((one) => one.textContent);

it('is handed over by its fields, and nothing of what stood there before', async () => {
  draw();
  type('name', 'Мария Ким');
  type('token', '12:ab');
  end({ hasForm: false });
  await eventually(() => expect(left()).toEqual(['ИмяМария Ким', 'Токенскрыто, скопируется целиком']));
  press('Убрать');
  await eventually(() => expect(left()).toEqual([]));
});

it('is handed over once, also where its form stays, read only', async () => {
  draw();
  type('name', 'Мария Ким');
  end({});
  await eventually(() => expect(left()).toEqual(['ИмяМария Ким']));
  for (const listener of listeners) listener({ ...state });
  draw({ isOut: true, hasForm: false });
  await eventually(() => expect(left()).toEqual(['ИмяМария Ким']));
});

it('counts what was typed before its form was closed and opened again', async () => {
  draw({ draft: 'Закупки' });
  end({ hasForm: false });
  await eventually(() => expect(left()).toEqual(['РольЗакупки']));
});

it.each(['Отмена', 'Сохранить'])('is not handed over by a form left by «%s»', async (button) => {
  draw();
  type('name', 'Мария Ким');
  press(button);
  await eventually(() => expect(field('name')).toBeNull());
  end({ hasForm: false });
  await new Promise(requestAnimationFrame);
  expect(left()).toEqual([]);
});

it('stays where it can still be saved: in a form that needs no company', async () => {
  draw({ needs: null });
  type('name', 'Мария Ким');
  end({ needs: null });
  await new Promise(requestAnimationFrame);
  expect(left()).toEqual([]);
  expect(field('name')?.value).toBe('Мария Ким');
});
