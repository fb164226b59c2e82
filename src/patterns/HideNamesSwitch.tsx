import { TERMS } from '../domain/terms.ts';
import { Switch } from '../ui/field/Switch.tsx';

export interface HideNamesSwitchProps {
  /** Whether code names stand for real ones now. */
  hidden: boolean;
  /** It is being stored. Default false. */
  busy?: boolean;
  /** Called with the wanted state; it holds for the whole company. */
  onChange: (hidden: boolean) => void;
}

/** «Скрыть имена»: one switch for the whole company, and what it does not reach. */
export function HideNamesSwitch({ hidden, busy = false, onChange }: HideNamesSwitchProps) {
  return (
    <Switch
      label={TERMS.researchSettings.hidesNames}
      hint="Вместо имён участников везде, в выгрузках тоже, стоят кодовые имена. Остаются как есть имена внутри сказанного, в тексте материалов, в названиях файлов и в том, что вы написали сами."
      checked={hidden}
      disabled={busy}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
