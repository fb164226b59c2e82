import { TextField } from '#src/ui/field/TextField.tsx';

/** A form of six fields: one in a whole line, two beside each other, three in a line. */
export const sixFields = (
  <>
    <div data-span="full">
      <TextField label="Название" />
    </div>
    <TextField label="Имя" />
    <TextField label="Должность" />
    <div data-span="third">
      <TextField label="Ответственный" />
    </div>
    <div data-span="third">
      <TextField label="Дата запуска" />
    </div>
    <div data-span="third">
      <TextField label="Дата окончания" />
    </div>
  </>
);
