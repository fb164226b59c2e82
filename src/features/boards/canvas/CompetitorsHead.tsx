import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface CompetitorsHeadProps {
  /** Who is compared, in order; the first is us. */
  names: readonly string[];
  /** Another name was typed for the one at this place. */
  onRename: (at: number, name: string) => void;
  /** The one at this place is to go; never the first. */
  onRemove: (at: number) => void;
}

const Corner = styled.td``;

/** The table's head: who is compared; the first is us. */
export function CompetitorsHead({ names, onRename, onRemove }: CompetitorsHeadProps) {
  return (
    <thead>
      <tr>
        <Corner />
        {names
          .map((name, at) => ({ name, at, key: `${at}` }))
          .map(({ name, at, key }) => (
            <th key={key} scope="col" data-added="competitor">
              <div>
                <TextField
                  label={at === 0 ? 'Мы: как назвать' : `Конкурент ${at}`}
                  hideLabel
                  value={name}
                  onChange={(event) => onRename(at, event.target.value)}
                />
                {at === 0 ? null : (
                  <IconButton
                    data-remove="competitor"
                    label={`Удалить конкурента ${name || at}`}
                    icon={<Trash2 />}
                    onClick={() => onRemove(at)}
                  />
                )}
              </div>
            </th>
          ))}
        <Corner />
      </tr>
    </thead>
  );
}
