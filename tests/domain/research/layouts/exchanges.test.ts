import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { canonicalOf } from '#src/domain/research/layouts/canonical.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

const speakers = (text: string) => turnsOf(canonicalOf(text)).map(({ speaker }) => speaker);

describe('a short talk in which a name comes once', () => {
  test.each([
    ['a question and its answer', 'Вера: Чем топите?\nРита: Углём.', ['Вера', 'Рита']],
    ['apart by empty lines', 'Вера: Чем топите?\n\nРита: Углём.\n', ['Вера', 'Рита']],
    ['Latin names', 'Vera: What’s the price?\nRita: “Nine hundred” – that’s it… €9', ['Vera', 'Rita']],
    ['hasty', 'Вера: топите?\nРита: углём', ['Вера', 'Рита']],
    [
      'who asks comes back',
      'Вера: Чем топите?\nРита: Углём, важно: не дровами.\nВера: Почём?',
      ['Вера', 'Рита', 'Вера'],
    ],
    [
      'who asks last gets no answer',
      'Вера: Как вас зовут?\n\nРита: Рита, пишите.\n\nВера: см. приложение 2.',
      ['Вера', 'Рита', 'Вера'],
    ],
    ['who tells first', 'Рита: Плачу шесть тысяч.\nВера: Почему?\nРита: Дом большой.', ['Рита', 'Вера', 'Рита']],
    ['asked to tell', 'Вера: Расскажите про печь.\nРита: Топлю углём.', ['Вера', 'Рита']],
    ['words on further lines', 'Вера: Чем топите?\nРита: Углём.\nИ дровами: реже.', ['Вера', 'Рита']],
    ['a third one', 'Вера: Чем топите?\nРита: Углём.\nОлег Жаров: И дровами.', ['Вера', 'Рита', 'Олег Жаров']],
    ['two greet', 'Анна: Здравствуйте, меня слышно.\nБорис: Добрый день, слышно.', ['Анна', 'Борис']],
    ['a reply', 'Анна: Я плачу картой.\nБорис: А я наличными.', ['Анна', 'Борис']],
    ['a surname with an initial', 'Лунина В.: Чем топите?\nСедых Р.: Углём.', ['Лунина В.', 'Седых Р.']],
    ['unknown names', 'Айсылу: Чем топите?\nЮнзя: Углём.', ['Айсылу', 'Юнзя']],
    [
      'a heading over it',
      'Интервью 7\nДата: 02.03.2026\nРасшифровал: Олег Жаров\n\nВера: Чем топите?\nРита: Углём.',
      [null, 'Вера', 'Рита'],
    ],
    [
      'who speaks once beside others, and answers nothing',
      'Вера: Что сколько стоит?\n\nРита: Вот, я записала.\n\nУголь\n900\n\nДрова\n1 200\n\nВера: Спасибо.',
      ['Вера', 'Рита', 'Вера'],
    ],
    ['whose question ends with a remark', 'Рита: Шесть тысяч.\nВера: А летом? (пауза)\nРита: Меньше.', ['Рита', 'Вера', 'Рита']], // prettier-ignore
    ['with pictures', 'Вера 🎤: Чем топите?\nРита 🔥: Углём.\nВера 🎤: Почём?', ['Вера 🎤', 'Рита 🔥', 'Вера 🎤']],
    ['whose words end notes', '1. Чем топите?\n\n2. Почём?\n\nРита: Углём, ага.', [null, 'Рита']],
    [
      'what is nobody’s under a drawn line',
      'Вера: Чем топите?\n\nРита: Углём.\n\n---\n\nКолонтитулы\n\n[верхний колонтитул] Интервью 7: Рита Седых, Тула\n\n[нижний колонтитул] Расшифровал: Олег Жаров',
      ['Вера', 'Рита', null, null, null, null],
    ],
  ])('%s', (_, text, expected) => {
    const got = speakers(text);
    // Paragraphs over the talk may be one or several.
    expect(got.filter((one, index) => one !== null || got[index - 1] !== null || index > 2)).toEqual(expected);
  });
});

describe('notes and lists have no speakers', () => {
  test.each([
    ['a head of notes', 'Дата: 02.03.2026\nВажно: перезвонить.\nИтог: согласна.'],
    ['minutes', 'Присутствовали: Вера, Рита\nПовестка: Чем топим?\nРешили: Углём.\nОтветственный: Олег'],
    ['tasks of people', 'Анна: подготовить отчёт\nБорис: смета до пятницы\nВера: макеты'],
    ['what people wrote', 'Мария: написала один раз.\nИван: тоже один.'],
    ['people and what they are', 'Марина: бухгалтер, 34 года.\nОлег: директор, 41 год.'],
    ['an agenda', 'Вера: Что сделано?\nОлег: Что мешает?\nРита: Что дальше?'],
    ['keys and values', 'Город: Тула\nВозраст: 34\nДоход: Средний.\nДети: Да, двое.'],
    ['a form with questions for answers', 'Имя: Рита\nДоход: Зачем вам?\nРабота: Да, есть.'],
    ['a form about oneself', 'Работа: Я дизайнер.\nХобби: Мы с мужем ходим в горы.\nМечта: Я хочу дом.'],
    ['a recipe', 'Мука: 200 г\nМолоко: стакан\nСоль: щепотка\nПриготовление: Смешайте и пеките.'],
    ['a recipe that asks', 'Тесто: Как замесить?\nМука: 200 г\nНачинка: Какую взять?\nСыр: 100 г\nСоль: щепотка'],
    ['a dictionary', 'Печь: Сооружение для огня.\nУголь: Горючий камень.\nДрова: Колотое дерево.'],
    ['quotations', 'Марина: «Почему так дорого?»\nОлег: «А мне в самый раз.»'],
    ['one quotation and its author', 'Чернышевский: «Что делать?»\nНекрасов: Кому на Руси жить хорошо'],
    ['headings', 'Введение: О чём эта книга?\nГлава первая: Печи.\nЗаключение: Итоги.'],
    ['a guide', 'Знакомство: Как вас зовут?\nДом: Чем топите?\nЗавершение: Что забыли спросить?'],
    ['a guide that asks to tell', 'Разогрев: Расскажите о себе.\nОтопление: Чем топите?\nДеньги: Сколько платите?'],
    ['a bibliography', 'Иванов И.: Основы отопления. М., 2020.\nПетров П.: Печи России. СПб., 2019.'],
    ['a bibliography with a question', 'Иванов: Что такое печь?\nПетров: Как топить?\nСидоров: Основы отопления.'],
    ['problem and decision', 'Проблема: Кто платит?\nРешение: Хозяин.\nРиск: Не заплатит.'],
    ['who, what, when', 'Кто: Мы с вами?\nЧто: Печь.\nКогда: Весной.'],
    ['abstract words', 'Лояльность: Как часто?\nУдержание: Раз в месяц.\nПривлечение: Зачем?\nАктивация: Сразу.'],
    [
      'an example in a long note',
      'Сегодня были у Риты.\nДом тёплый.\nПечь старая.\nВера: Почём?\nРита: Девятьсот.\nУехали в пять.\nДорога плохая.\nЗавтра едем снова.',
    ],
    ['a shop’s help', 'Доставка: Как долго ждать?\nОплата: Картой или наличными.\nВозврат: В течение двух недель.'],
    ['the head of a letter', 'From: Anna\nSubject: How are you?\nDate: 2 March\n\nFine.'],
    ['a Russian one', 'От: Анна\nТема: Как дела?\nКому: Борис\n\nХорошо.'],
    ['myths', 'Миф: Печь опасна?\nПравда: Нет.\nСовет: Чистите трубу.'],
    ['versions', 'Было: Купить?\nСтало: Купить со скидкой.\nКнопка: Да.'],
    ['many names once', 'Анна: Кто?\nБорис: Я.\nВера: Где?\nГлеб: Там.\nДина: Когда?\nЕгор: Утром.'],
    ['a name over a list', 'Рита: что купить?\n- уголь\n- дрова\n- спички\n- печь'],
    ['a name in the middle of notes', 'Ходили к печнику.\nРита: обещала скидку.\nДорога.\nПечь.\nТруба.'],
    ['one person asks twice', 'Рита: Почём?\nИтого: 900'],
  ])('%s', (_, text) => {
    expect(new Set(speakers(text))).toEqual(new Set([null]));
  });
});

const word = fc.constantFrom('печь', 'уголь', 'углём', 'дом', 'платим', 'зимой', 'тепло', 'да', 'нет', 'по-разному');
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
const name = fc.constantFrom('Анна', 'Борис', 'Вера Лунина', 'Глеб С.', 'Дина', 'John', 'Айсылу');

describe('of any words', () => {
  test('a question and an answer of two people are theirs', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 2 }), words, words, ([one, other], asked, told) => {
        expect(speakers(`${one}: ${asked}?\n${other}: ${told}.`)).toEqual([one, other]);
      }),
    );
  });

  test('labels that ask nothing and do not come back are nobody’s', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 5 }), words, (names, said) => {
        expect(new Set(speakers(names.map((one) => `${one}: ${said}`).join('\n')))).toEqual(new Set([null]));
      }),
    );
  });
});
