import {
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  Dialog,
  EmptyState,
  IconButton,
  ProgressBar,
  Row,
  Select,
  Stack,
  Tabs,
  TextField,
} from '@orientir/library';
import { DateField, StageBadge } from '@orientir/library/patterns';
// Any file by its own path, too.
import { Menu } from '@orientir/library/ui/menu/Menu';
import { useState } from 'react';

const PLUS = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="M12 5v14M5 12h14" />
  </svg>
);

/** Components of the library side by side; what they are asked for happens. */
export function Shelf() {
  const [tab, setTab] = useState('one');
  const [date, setDate] = useState('2026-03-02');
  const [open, setOpen] = useState(false);
  return (
    <Stack>
      <h1>Компоненты</h1>
      <Row>
        <Button variant="primary" onClick={() => setOpen(true)}>
          Открыть диалог
        </Button>
        <Menu
          label="Действия"
          trigger={<Button>Ещё</Button>}
          items={[{ label: 'Удалить', onSelect: () => undefined }]}
        />
        <IconButton label="Добавить" icon={PLUS} />
        <Badge tone="green">Готово</Badge>
        <StageBadge stage="retention" />
        <Avatar name="Анна Ветрова" />
      </Row>
      <Dialog open={open} onOpenChange={setOpen} title="Диалог">
        Внутри диалога
      </Dialog>
      <Checkbox label="Согласие получено" />
      <TextField label="Название" />
      <Select
        label="Статус"
        options={[
          { value: 'new', label: 'Новый' },
          { value: 'done', label: 'Готов' },
        ]}
      />
      <DateField label="Начало" value={date} onChange={setDate} />
      <ProgressBar label="Загрузка" value={3} max={10} />
      <Tabs
        label="Виды"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'one', label: 'Список', content: 'Содержание списка' },
          { value: 'two', label: 'Доска', content: 'Содержание доски' },
        ]}
      />
      <Card>
        <EmptyState title="Пока пусто">Здесь появится первое исследование.</EmptyState>
      </Card>
    </Stack>
  );
}
