import { TERMS } from '../domain/terms.ts';
import { Switch } from '../ui/field/Switch.tsx';

/** Content that can be hidden in the whole company. */
export type HideableContent = 'names' | 'personal';

const WORDS: Readonly<Record<HideableContent, { readonly label: string; readonly hint: string }>> = {
  names: {
    label: TERMS.researchSettings.hidesNames,
    hint: 'Вместо имён участников везде, в выгрузках тоже, стоят кодовые имена. Остаются как есть имена внутри сказанного, в тексте материалов, в названиях файлов и в том, что вы написали сами; из того, что уходит, их убирает «Скрыть личные данные в тексте».',
  },
  personal: {
    label: TERMS.researchSettings.hidesPersonal,
    hint: 'В отчётах, во всех выгрузках, в письме с доской и в скопированном при чтении вместо имён, телефонов, почты, адресов, ИНН, карт и ников стоят «[имя 1]», «[телефон]», а контакты аудиторий не выходят. Хранится и на экране остаётся всё как есть; файл рабочего пространства и скачанные оригиналы целы. Находит почти всё, но не всё: просмотрите перед отправкой.',
  },
};

export interface HidingSwitchProps {
  /** Hidden content: real names of participants, or personal data in outgoing texts. */
  what: HideableContent;
  /** Whether it is hidden now. */
  hidden: boolean;
  /** It is being stored, or not known yet. Default false. */
  busy?: boolean;
  /** Called with the wanted state; it holds for the whole company. */
  onChange: (hidden: boolean) => void;
}

/** «Скрыть имена» or «Скрыть личные данные в тексте»: one switch for the whole company, and what it does not reach. */
export function HidingSwitch({ what, hidden, busy = false, onChange }: HidingSwitchProps) {
  return (
    <Switch
      needs="Researcher"
      {...WORDS[what]}
      checked={hidden}
      disabled={busy}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
