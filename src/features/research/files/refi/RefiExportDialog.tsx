import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { counted } from '../../../../domain/core/format.ts';
import { refused } from '../../../../domain/core/outcome.ts';
import { TERMS } from '../../../../domain/terms.ts';
import { FormError } from '../../../../patterns/form/FormError.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { NOT_LOADED, type LoadRefi, type RefiActs, type RefiContents, type RefiHiding } from './refiActs.ts';

export interface RefiExportDialogProps {
  /** The studies that go out. */
  ids: readonly string[];
  /** Fetches what tells what the project will hold, and makes it. */
  load: LoadRefi;
  /** The dialog is to close. */
  onClose: () => void;
}

/** Returns the future content of the project, or why it is unknown. */
const count = (ids: readonly string[], load: LoadRefi): ReturnType<RefiActs['onContents']> =>
  load().then(
    (acts) => acts.onContents(ids),
    () => ({ ok: false, message: NOT_LOADED }),
  );

/** Returns the future content of the project: null while it is counted. */
function useContents(ids: readonly string[], load: LoadRefi) {
  const [contents, setContents] = useState<RefiContents | null>(null);
  const [problem, setProblem] = useState('');
  const hear = (told: Awaited<ReturnType<RefiActs['onContents']>>) => {
    if (told.ok) setContents(told.contents);
    else setProblem(told.message);
  };
  const heard = useEffectEvent(hear);
  useEffect(() => {
    let left = false;
    void count(ids, load).then((told) => {
      if (!left) heard(told);
    });
    return () => {
      left = true;
    };
  }, [ids, load]);
  const retry = () => {
    setProblem('');
    void count(ids, load).then(hear);
  };
  return { contents, problem, retry };
}

/** Lists the content that is left out, a sentence each. */
function leftBehind({ withoutText, lost, hypotheses, unplaced, hasForeign }: RefiContents, hides: boolean): string[] {
  const names = withoutText.slice(0, 5).map((name) => `«${name}»`);
  const more = withoutText.length > names.length ? ` и ещё ${withoutText.length - names.length}` : '';
  return [
    ...(withoutText.length > 0 ? [`Файлы без текста не войдут: ${names.join(', ')}${more}.`] : []),
    ...(lost > 0
      ? [`${counted(lost, ['отметка', 'отметки', 'отметок'])} не войдёт: этих слов в тексте больше нет.`]
      : []),
    ...(hypotheses > 0
      ? [
          'Другие программы покажут гипотезы заметками, Ориентир возьмёт их целиком; эксперименты и история правок не войдут.',
        ]
      : []),
    ...(unplaced > 0
      ? [
          `${counted(unplaced, ['цитата', 'цитаты', 'цитат'])} гипотез — без места в тексте: этих слов нет в текстах проекта.`,
        ]
      : []),
    ...(hasForeign && hides
      ? ['Картинки, PDF, заметки и переменные из чужой программы не войдут: в них могут быть имена.']
      : []),
    ...(hasForeign && !hides ? ['Всё, что сохранено из чужой программы, вернётся в файл.'] : []),
  ];
}

/** «Выгрузить в REFI-QDA»: what the project will hold, what is hidden in it, and its file. */
export function RefiExportDialog({ ids, load, onClose }: RefiExportDialogProps) {
  const { contents, problem, retry } = useContents(ids, load);
  const [hiding, setHiding] = useState<RefiHiding>({ names: false, personal: false });
  const [making, setMaking] = useState<AbortController | null>(null);
  const [failure, setFailure] = useState('');
  const isLeft = useRef(false);
  const personal = hiding.personal || (contents?.hidesPersonal ?? false);
  const names = hiding.names || personal || (contents?.hidesNames ?? false);
  const make = async () => {
    const controller = new AbortController();
    setMaking(controller);
    setFailure('');
    const outcome = await load().then(
      (acts) => acts.onExport(ids, { names, personal }, controller.signal),
      () => refused(NOT_LOADED),
    );
    if (isLeft.current) return;
    setMaking(null);
    if (outcome.ok) onClose();
    else setFailure(outcome.message);
  };
  const close = () => {
    isLeft.current = true;
    making?.abort();
    onClose();
  };
  const isEmpty = contents?.texts === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title="Выгрузить в REFI-QDA"
      description="Проект .qdpx открывают QualCoder, MAXQDA, ATLAS.ti и NVivo: тексты, коды, отрывки с кодами и заметками, участники, инсайты и гипотезы."
      footer={
        <>
          {problem ? (
            <Button variant="primary" onClick={retry}>
              Повторить
            </Button>
          ) : (
            <Button
              needs="Viewer"
              variant="primary"
              busy={making !== null}
              disabled={contents === null || isEmpty}
              onClick={() => void make()}
            >
              Скачать .qdpx
            </Button>
          )}
          <Button onClick={close}>{making ? 'Остановить' : 'Отмена'}</Button>
        </>
      }
    >
      <Stack>
        <FormError message={problem || failure} />
        {contents === null && !problem ? (
          <div aria-busy>
            <p>Считаем, что войдёт…</p>
            <Skeleton height={120} />
          </div>
        ) : null}
        {isEmpty ? <p>Выгружать нечего: ни у одного файла нет текста.</p> : null}
        {contents && !isEmpty ? (
          <>
            <p>Войдёт: {contents.contents}.</p>
            {leftBehind(contents, names).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <Checkbox
              label={TERMS.researchSettings.hidesNames}
              hint={
                contents.hidesNames
                  ? 'Имена скрыты во всей компании'
                  : 'Кодовые имена вместо настоящих: у участников и в подписях реплик'
              }
              checked={names}
              disabled={making !== null || personal || contents.hidesNames}
              onChange={(event) => setHiding({ ...hiding, names: event.target.checked })}
            />
            <Checkbox
              label={TERMS.researchSettings.hidesPersonal}
              hint={
                contents.hidesPersonal
                  ? 'Личные данные скрыты во всей компании'
                  : 'Вместо имён, телефонов и адресов — «[имя 1]», «[телефон]». Находит почти всё, но не всё: просмотрите файл перед отправкой'
              }
              checked={personal}
              disabled={making !== null || contents.hidesPersonal}
              onChange={(event) => setHiding({ ...hiding, personal: event.target.checked })}
            />
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}
