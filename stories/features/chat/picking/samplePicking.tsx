import { useState } from 'react';

import { paragraphsOf } from '#src/domain/chat/paragraphs.ts';
import type { TextRange } from '#src/domain/core/textRange.ts';
import { PassageList, type PassageListProps } from '#src/features/chat/picking/PassageList.tsx';

/** A brief as a file says it. */
export const BRIEF = `Школа данных: коротко о продукте

Кому мы помогаем
Продакт-менеджеры и методисты онлайн-школ с аудиторией от 1 000 учеников.
Чаще всего их двое-трое на всю школу, и времени на исследования у них нет.

Что болит
Люди бросают курс на третьей неделе, и никто не знает почему.
Двадцать интервью занимают месяц; к концу месяца вопрос уже другой.

Как зарабатываем
Подписка для команд, 19 000 рублей в месяц. Разовые исследования — под ключ.`;

export const PARAGRAPHS = paragraphsOf(BRIEF);

/** Keeps what is chosen, as the dialog does. */
export function ChoosingList(props: PassageListProps) {
  const [chosen, setChosen] = useState<TextRange | null>(props.chosen);
  return (
    <PassageList
      {...props}
      chosen={chosen}
      onChosenChange={(next) => {
        props.onChosenChange(next);
        setChosen(next);
      }}
    />
  );
}

/** Selects letters within one paragraph, as a pointer that is drawn over them does. */
export function drawOver(paragraph: HTMLElement, from: number, to: number): void {
  const words = paragraph.firstChild;
  if (!words) throw new Error('an empty paragraph');
  document.getSelection()?.setBaseAndExtent(words, from, words, to);
  paragraph.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
}
