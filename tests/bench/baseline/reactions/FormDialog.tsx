import * as Dialog from '@radix-ui/react-dialog';
import { styled } from 'styled-components';

const Frame = styled(Dialog.Content)`
  position: fixed;
  inset: 10vh 10vw auto;
  padding: 24px;
  background: canvas;
`;

const Field = styled.label`
  display: block;
  margin-block-end: 12px;

  & > * {
    display: block;
    width: 100%;
  }
`;

/** A form of six fields in a dialog, with the button that opens it. */
export function FormDialog() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>Открыть</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Frame aria-describedby={undefined}>
          <Dialog.Title>Диалог</Dialog.Title>
          <form>
            {['Название', 'Автор', 'Начало', 'Конец'].map((name) => (
              <Field key={name}>
                {name}
                <input />
              </Field>
            ))}
            <Field>
              Тип
              <select>
                <option>Интервью</option>
                <option>Опрос</option>
              </select>
            </Field>
            <Field>
              Описание
              <textarea />
            </Field>
            <button type="submit">Сохранить</button>
          </form>
          <Dialog.Close>Закрыть</Dialog.Close>
        </Frame>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
