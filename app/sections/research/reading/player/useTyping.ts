import { useEffect, useMemo, useRef, useState } from 'react';

import type { SpeakerLabels } from '#src/domain/research/layouts/blockHead.ts';
import type { Material } from '#src/domain/research/research.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';
import { FIRST_SPEAKERS, typedSpeakers } from '#src/domain/research/layouts/typedText.ts';
import type { TypedTrouble, Typing } from '#src/features/research/reading/view/player/typing.ts';

import type { OpenTyping } from './useOpenTyping.ts';
import { SHORT_TEXT } from '../useParsedText.ts';
import { late } from '../../../../shared/late.ts';
import { attemptWithToast } from '../../../../shared/outcomes.ts';
import { findTyped, keepTyped, readTyped, typedKey, type KeptTyped } from '../../../../shared/drafts/typedDraft.ts';
import { useStore } from '#store/StoreContext.ts';

const actions = () => import('./typedActions.ts');
const { saveTyped, tellGone } = late(actions, { forms: ['saveTyped'], acts: ['tellGone'] });

/** A text to correct; null of a recording. */
interface TypedOf {
  readonly text: string | null;
  readonly labels: SpeakerLabels;
}

/** Returns the initial draft. A speaker who first speaks after four hours is added by hand: the page does not wait for them. */
function beginning(material: Material, { text, labels }: TypedOf): KeptTyped {
  if (text === null) return { text: '', speakers: FIRST_SPEAKERS.join(', '), base: null };
  return {
    text,
    speakers: typedSpeakers(turnsOf({ text: text.slice(0, SHORT_TEXT), labels })).join(', '),
    base: material.fileId,
  };
}

/**
 * A material's text in typing. The draft is kept in the browser at every key, so that a reload loses nothing.
 * @param open shows a material, in typing or in reading
 */
export function useTyping(material: Material, { text, labels }: TypedOf, open: OpenTyping): Typing {
  const store = useStore();
  const { companyId } = store;
  const { id } = material;
  const [typed, setTyped] = useState(() => findTyped(companyId, id));
  const [isKept, setIsKept] = useState(true);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    const key = typedKey(companyId, id);
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && readTyped(event.newValue)) setIsElsewhere(true);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [companyId, id]);

  const told = useRef(false);
  const isGone = material.deletedAt !== null;
  useEffect(() => {
    if (!isGone || !typed || told.current) return;
    told.current = true;
    void tellGone(material, typed);
  }, [isGone, typed, material]);

  const first = useMemo(() => beginning(material, { text, labels }), [material, text, labels]);
  const draft = typed ?? first;
  const keep = (next: KeptTyped | undefined) => {
    setTyped(next);
    setIsKept(keepTyped(companyId, id, next));
  };
  const isChanged = text === null ? draft.text.trim() !== '' : draft.text !== text;
  const discard = () =>
    attemptWithToast('Черновик не удалён', async () => {
      const { discardTyped } = await actions();
      discardTyped(store, material, draft);
      setTyped(undefined);
    });
  const troubles: TypedTrouble[] = [];
  if (!isSaving && draft.base !== null && draft.base !== material.fileId) {
    troubles.push({
      message: 'Пока вы правили, файл заменили. Если оставить ваш текст, при сохранении он встанет на место нового.',
      ways: [
        { label: 'Оставить мой текст', onTake: () => keep({ ...draft, base: material.fileId }) },
        { label: 'Взять новый текст', onTake: () => void discard() },
      ],
    });
  }
  if (isElsewhere) {
    troubles.push({
      message: 'Этот текст печатают и в другой вкладке. Останется то, что набрано последним: закройте одну из них.',
      ways: [],
    });
  }
  if (!isKept) {
    troubles.push({
      message:
        'Браузер не хранит черновик: место кончилось или выключено. Сохраните текст, прежде чем закрыть страницу.',
      ways: [],
    });
  }
  return {
    draft,
    labels,
    isChanged,
    isCorrection: text !== null,
    troubles,
    onDraftChange: (next) => keep({ ...draft, ...next }),
    onSave: async () => {
      setIsSaving(true);
      const outcome = await saveTyped(store, material, draft, open);
      setIsSaving(false);
      return outcome;
    },
    onDiscard: () => {
      void discard();
      open(id, false);
    },
  };
}
