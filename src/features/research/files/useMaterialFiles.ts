import { useRef, useState, type RefObject } from 'react';

import { acceptAttachments, RESEARCH_ATTACHMENTS } from '../../../domain/core/attachment/attachment.ts';
import { refusalMessage, shortName } from '../../../domain/core/attachment/refusalMessage.ts';
import { isRecording } from '../../../domain/research/materials.ts';
import { pairMaterials, type MaterialPair } from '../../../domain/research/files/materialRows.ts';
import type { Material, Research } from '../../../domain/research/research.ts';
import type { MenuItem } from '../../../ui/menu/Menu.tsx';
import type { Attached, MaterialActions } from './materialActions.ts';
import { useMaterialWork, type MaterialWork } from './useMaterialWork.ts';

/** Purpose of choosing a single file. */
interface Target {
  readonly material: Material;
  readonly as: Attached | 'replacement';
}

/** The files of a study as rows, and what can be done with them. */
export interface MaterialFiles {
  /** The rows, in their order. */
  readonly pairs: readonly MaterialPair[];
  /** Current work, and the last problem. */
  readonly work: MaterialWork;
  /** Last action, for a screen reader. */
  readonly said: string;
  /** The system's dialog for one file, opened by a line of a menu. */
  readonly choosing: RefObject<HTMLInputElement | null>;
  /** Files were chosen or dropped, to come to the study. */
  readonly add: (files: readonly File[]) => void;
  /** Called with the file that is to replace a material, or go beside it. */
  readonly put: (file: File) => void;
  /** The lines of a file's menu, by its row and the row's place. */
  readonly menuOf: (pair: MaterialPair, place: number) => (material: Material) => MenuItem[];
  /** Moves a row from its place to another, both from 0. */
  readonly move: (from: number, to: number) => void;
  /** The recording that is to go, though it has a transcript: asked about. Null while there is none. */
  readonly deleting: MaterialPair | null;
  /** It is to stay, or has gone. */
  readonly onDeletingEnd: () => void;
}

/** Which of the chosen files can be taken, and why the others are not: a study may have any number, of which so many come at once. */
function checked(incoming: readonly File[], has: readonly Material[]) {
  const rules = { ...RESEARCH_ATTACHMENTS, limit: has.length + RESEARCH_ATTACHMENTS.limit };
  const { accepted, refused } = acceptAttachments(has, incoming, rules);
  return { accepted, message: refused.length > 0 ? refusalMessage(refused, RESEARCH_ATTACHMENTS) : '' };
}

/** Keeps what is going on with a study's files. */
export function useMaterialFiles(
  study: Pick<Research, 'id' | 'title'>,
  materials: readonly Material[],
  actions: MaterialActions,
): MaterialFiles {
  const work = useMaterialWork(actions.onFailedUnseen);
  const choosing = useRef<HTMLInputElement>(null);
  const target = useRef<Target | null>(null);
  const [deleting, setDeleting] = useState<MaterialPair | null>(null);
  const [said, setSaid] = useState('');
  const pairs = pairMaterials(materials);
  const disabled = work.progress !== null;

  const choose = (material: Material, as: Target['as']) => {
    target.current = { material, as };
    choosing.current?.click();
  };
  const move = (material: Material, to: number) =>
    work.run('', async () => {
      const outcome = await actions.onMove(material, to);
      if (outcome.ok) setSaid(`${material.name}: место ${to + 1} из ${pairs.length}`);
      return outcome;
    });
  const remove = (pair: MaterialPair, material: Material) => {
    if (material === pair.main && pair.transcripts.length > 0) setDeleting(pair);
    else work.run('', () => actions.onRemove([material]));
  };
  /** Actions that only the head of a row has: get its other half, and move. */
  const headItems = ({ main, transcripts }: MaterialPair, place: number): MenuItem[] => [
    ...(transcripts.length > 0
      ? []
      : [
          isRecording(main)
            ? {
                needs: 'Researcher' as const,
                label: 'Добавить расшифровку…',
                disabled,
                onSelect: () => choose(main, 'transcript'),
              }
            : {
                needs: 'Researcher' as const,
                label: 'Добавить запись…',
                disabled,
                onSelect: () => choose(main, 'recording'),
              },
        ]),
    {
      needs: 'Researcher' as const,
      label: 'Выше',
      disabled: disabled || place === 0,
      onSelect: () => move(main, place - 1),
    },
    {
      needs: 'Researcher' as const,
      label: 'Ниже',
      disabled: disabled || place === pairs.length - 1,
      onSelect: () => move(main, place + 1),
    },
  ];
  return {
    pairs,
    work,
    said,
    choosing,
    add: (files) => {
      const { accepted, message } = checked(files, materials);
      if (accepted.length === 0) {
        work.setProblem(message);
        return;
      }
      work.run('Добавляем файлы', async (controls) => {
        const outcome = await actions.onAdd(study, accepted, controls);
        const messages = [message, outcome.ok ? '' : outcome.message].filter(Boolean);
        return messages.length === 0 ? outcome : { ok: false, message: messages.join('\n') };
      });
    },
    put: (file) => {
      const chosen = target.current;
      if (!chosen) return;
      const { accepted, message } = checked([file], []);
      const [one] = accepted;
      const { material, as } = chosen;
      if (!one) work.setProblem(message);
      else if (as === 'replacement') {
        work.run(shortName(one.name), (controls) => actions.onReplace(material, one, controls));
      } else work.run(shortName(one.name), (controls) => actions.onAttach(material, as, one, controls));
    },
    menuOf: (pair, place) => (material) => [
      {
        needs: 'Researcher' as const,
        label: 'Заменить файл…',
        disabled,
        onSelect: () => choose(material, 'replacement'),
      },
      ...(material === pair.main ? headItems(pair, place) : []),
      {
        needs: 'Researcher' as const,
        label: 'Удалить',
        danger: true,
        disabled,
        onSelect: () => remove(pair, material),
      },
    ],
    move: (from, to) => {
      const main = pairs[from]?.main;
      if (main) move(main, to);
    },
    deleting,
    onDeletingEnd: () => setDeleting(null),
  };
}
