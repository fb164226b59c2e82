import { ArrowLeft, Ellipsis, PanelLeft, PanelRight, Pencil } from 'lucide-react';

import { ShowHistory } from '../../../../patterns/ShowHistory.tsx';
import { AlsoHere } from '../../../../patterns/AlsoHere.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../../../ui/menu/Menu.tsx';
import { Head, Parts, Title, Tools } from './ReaderHead.styles.ts';

/** Which columns beside the text are open; a device remembers it. */
export interface ReadingColumns {
  readonly materials: boolean;
  readonly margin: boolean;
  /** Whether the program's findings replace the materials. Default closed. */
  readonly findings?: boolean;
}

/** Parts of the view on a phone, shown one at a time. */
export type ReadingPart = 'materials' | 'text' | 'marks';

export interface ReaderHeadProps {
  /** The material that is read. */
  id: string;
  /** Its name. */
  name: string;
  /** Title of its study. */
  studyTitle: string;
  /** Whether who speaks in it is guessed: then that is said. Default not. */
  isGuessed?: boolean | undefined;
  /** How much is marked in it: told on a phone, where the marks are not in sight. */
  count: number;
  /** Which columns beside the text are open. */
  columns: ReadingColumns;
  /** Part shown on a phone. */
  part: ReadingPart;
  /** Called with the wanted columns. */
  onColumnsChange: (columns: ReadingColumns) => void;
  /** Called with what a phone is to show. */
  onPartChange: (part: ReadingPart) => void;
  /** «Править текст». Default: it cannot be corrected here. */
  onType?: (() => void) | undefined;
  /** Further actions on the text. Default nothing: then there is no menu. */
  more?: readonly MenuItem[] | undefined;
  /** Where the way back leads, in words. Default «К исследованиям». */
  backLabel?: string | undefined;
  /** Called for the way back. */
  onClose: () => void;
}

const PARTS: readonly { readonly part: ReadingPart; readonly label: string }[] = [
  { part: 'materials', label: 'Материалы' },
  { part: 'text', label: 'Текст' },
  { part: 'marks', label: 'Отметки' },
];

/** The way back, what is read, and which parts of the view are open. */
export function ReaderHead(props: ReaderHeadProps) {
  const { columns, part, count, onColumnsChange, onPartChange } = props;
  const hasMaterials = columns.materials && columns.findings !== true;
  return (
    <>
      <Head>
        <Button variant="quiet" size="sm" icon={<ArrowLeft />} onClick={props.onClose}>
          <span>{props.backLabel ?? 'К исследованиям'}</span>
        </Button>
        <Title>
          <h1 title={props.name}>{props.name}</h1>
          <p>
            <span>{props.studyTitle}</span>
            {props.isGuessed ? <span> · Кто говорит — угадано</span> : null}
          </p>
          <AlsoHere kind="material" id={props.id} place="corner" />
        </Title>
        {props.onType ? (
          <Button needs="Researcher" variant="quiet" size="sm" icon={<Pencil />} onClick={props.onType}>
            <span>Править текст</span>
          </Button>
        ) : null}
        <Tools>
          <ShowHistory kind="material" id={props.id} of={props.name} />
          <IconButton
            label="Материалы исследования"
            tooltip={hasMaterials ? 'Скрыть материалы' : 'Показать материалы'}
            icon={<PanelLeft aria-hidden />}
            aria-pressed={hasMaterials}
            onClick={() =>
              onColumnsChange({
                ...columns,
                materials: !hasMaterials,
                ...(columns.findings ? { findings: false } : {}),
              })
            }
          />
          <IconButton
            label="Отметки на полях"
            tooltip={columns.margin ? 'Скрыть отметки на полях' : 'Показать отметки на полях'}
            icon={<PanelRight aria-hidden />}
            aria-pressed={columns.margin}
            onClick={() => onColumnsChange({ ...columns, margin: !columns.margin })}
          />
        </Tools>
        {props.more && props.more.length > 0 ? (
          <Menu
            label="Ещё с этим текстом"
            trigger={<IconButton label="Ещё с этим текстом" tooltip="Ещё" icon={<Ellipsis />} />}
            items={props.more}
          />
        ) : null}
      </Head>
      <Parts aria-label="Части чтения">
        {PARTS.map((one) => (
          <button key={one.part} type="button" aria-pressed={part === one.part} onClick={() => onPartChange(one.part)}>
            {one.label}
            {one.part === 'marks' && count > 0 ? ` (${count})` : ''}
          </button>
        ))}
      </Parts>
    </>
  );
}
