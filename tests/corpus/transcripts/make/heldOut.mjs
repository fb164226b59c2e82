// Writes the held-out transcripts: files in the style of other hands, never looked at while the code is changed for the large set.
// A turn's words stand behind ⟦name|role⟧ or ⟦name|role|seconds⟧ and end at the next mark; ⟦⟧ ends them without another.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { docx, pdf } from './documents.mjs';

const ROLES = { i: 'interviewer', r: 'respondent', o: 'other' };
const at = (name) => fileURLToPath(new URL(`../heldOut/${name}`, import.meta.url));

/** Words without the tags and entities of their file. */
const plain = (words) =>
  words
    .replaceAll(/<br>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&mdash;', '—')
    .replaceAll('&laquo;', '«')
    .replaceAll('&raquo;', '»')
    .trim();

/** A text without its marks, and the turns that they tell. */
function marked(source) {
  const turns = [];
  const text = source.replaceAll(/⟦([^⟧]*)⟧([^⟦]*)/g, (_, mark, rest) => {
    if (mark === '+') turns.at(-1).words += ` ${plain(rest)}`;
    else if (mark !== '') {
      const [speaker, role, seconds] = mark.split(/\|(?=[iro](?:\||$)|\d+$)/);
      turns.push({ speaker: speaker || null, role: ROLES[role], at: seconds === undefined ? null : Number(seconds), words: plain(rest) });
    }
    return rest;
  });
  return { text, turns };
}

function put(name, layout, bytes, turns) {
  writeFileSync(at(name), bytes);
  const rows = turns.map((turn) => JSON.stringify(turn));
  writeFileSync(at(`${name}.labels.json`), `{\n  "layout": ${JSON.stringify(layout)},\n  "turns": [\n    ${rows.join(',\n    ')}\n  ]\n}\n`);
}

const write = (name, layout, source) => {
  const { text, turns } = marked(source);
  put(name, layout, text, turns);
};

write('zoom-trio.vtt', 'zoom of three', `WEBVTT

1
00:00:04.110 --> 00:00:06.900
Настя Продакт: ⟦Настя Продакт|i|4⟧Всем привет, Галина, вы нас видите?⟦⟧

2
00:00:07.020 --> 00:00:09.400
iPhone (Галина): ⟦iPhone (Галина)|r|7⟧Вижу, да, только вы маленькие.⟦⟧

3
00:00:09.900 --> 00:00:13.000
Тимур Дизайнер: ⟦Тимур Дизайнер|r|9⟧Я просто слушаю, буду молчать.⟦⟧

4
00:00:13.400 --> 00:00:18.220
Настя Продакт: ⟦Настя Продакт|i|13⟧Галина, расскажите, как вы вчера оплачивали коммуналку.⟦⟧

5
00:00:18.900 --> 00:00:25.100
iPhone (Галина): ⟦iPhone (Галина)|r|18⟧Ой, ну вчера. Вчера я сначала искала квитанцию, она под магнитом⟦⟧

6
00:00:25.100 --> 00:00:31.700
iPhone (Галина): ⟦+⟧была, потом камеру навела, а она не читает. [смеётся]⟦⟧

7
00:00:32.000 --> 00:00:34.800
Настя Продакт: ⟦Настя Продакт|i|32⟧И что вы сделали?⟦⟧

8
00:00:35.300 --> 00:00:41.000
iPhone (Галина): ⟦iPhone (Галина)|r|35⟧Вбила руками. Двадцать цифр. Два раза ошиблась.⟦⟧

9
00:00:41.400 --> 00:00:45.000
Настя Продакт: ⟦Настя Продакт|i|41⟧А почему не по адресу?⟦⟧

10
00:00:45.300 --> 00:00:49.000
iPhone (Галина): ⟦iPhone (Галина)|r|45⟧А можно по адресу?⟦⟧
`);

write('klassy.vtt', 'vtt with classes', `WEBVTT - Экспорт записи
Kind: captions
Language: ru

STYLE
::cue { color: white }

NOTE разметила Лена

intro
00:03.000 --> 00:06.500 position:50%
<v.host Лена>⟦Лена|i|3⟧Ну что, <i>поехали</i>: кто у вас дома решает, что смотреть?</v>⟦⟧

00:07.000 --> 00:12.000
<v.guest Марк Абрамович>⟦Марк Абрамович|r|7⟧Решает внук.
Ему шесть, пульт у него.</v>⟦⟧

00:12.500 --> 00:14.000
<v.host Лена>⟦Лена|i|12⟧А вы?</v>⟦⟧

00:14.200 --> 00:20.000
<v.guest Марк Абрамович>⟦Марк Абрамович|r|14⟧А я смотрю, что дают. «Смешарики» знаю наизусть, могу на&nbsp;голоса.</v>⟦⟧

00:21.000 --> 00:24.000
<v.host Лена>⟦Лена|i|21⟧Бывает, что хочется выбрать самому?</v>⟦⟧

00:24.500 --> 00:29.000
<v.guest Марк Абрамович>⟦Марк Абрамович|r|24⟧В десять вечера. Но в десять вечера я уже сплю.</v>⟦⟧
`);

write('svetlyachok.txt', 'name - time', `Встреча с клиентом «Светлячок»
Участники: Вера Кузина, Павел

Вера Кузина - 00:02
⟦Вера Кузина|i|2⟧Павел, добрый. Сколько точек у вас сейчас работает?⟦⟧

Павел - 00:09
⟦Павел|r|9⟧Семь. Восьмую закрыли в августе — аренда.
Считали-считали, в ноль выходила.⟦⟧

Вера Кузина - 00:21
⟦Вера Кузина|i|21⟧А как считали?⟦⟧

Павел - 00:24
⟦Павел|r|24⟧На салфетке. Буквально. Выручка минус зарплата, минус аренда, минус «ой».⟦⟧

Вера Кузина - 00:40
⟦Вера Кузина|i|40⟧Что такое «ой»?⟦⟧

Павел - 00:43
⟦Павел|r|43⟧Всё, что случилось. В июле «ой» был двести тысяч: кондиционер.⟦⟧
`);

write('tochki.txt', 'initials of roles', `Интервью №4, ж., 29 лет, Самара

И.: ⟦И.|i⟧Какими приложениями вы пользуетесь каждый день?⟦⟧
Р.: ⟦Р.|r⟧Мессенджер, карты, банк. Ну и лента, куда без неё.⟦⟧
И.: ⟦И.|i⟧Вы упомянули карты. Для чего?⟦⟧
Р.: ⟦Р.|r⟧Пробки смотрю. У нас мост один, 15 минут или полтора часа — лотерея.

Раньше ещё автобус смотрела, но он врёт.⟦⟧
И.: ⟦И.|i⟧Врёт — это как? (пауза)⟦⟧
Р.: ⟦Р.|r⟧Пишет: две минуты. Стою десять. Потом пишет «ушёл». Куда ушёл? Я тут стою!⟦⟧
`);

write('messages.html', 'telegram html of other days', `<!DOCTYPE html>
<html>
 <head><meta charset="utf-8"/><title>Exported Data</title></head>
 <body>
  <div class="page_wrap">
   <div class="page_body chat_page">
    <div class="history">
     <div class="message service" id="message-1"><div class="body details">5 November 2025</div></div>
     <div class="message default clearfix" id="message11">
      <div class="pull_left userpic_wrap"><div class="userpic userpic3"><div class="initials">Д</div></div></div>
      <div class="body">
       <div class="pull_right date details" title="05.11.2025 18:20:01 UTC+03:00">18:20</div>
       <div class="from_name">Дина | исследования</div>
       <div class="text">⟦Дина | исследования|i|66001⟧Рустам, здравствуйте! Можно <strong>три вопроса</strong> про парковку?⟦⟧</div>
      </div>
     </div>
     <div class="message default clearfix" id="message12">
      <div class="body">
       <div class="pull_right date details" title="05.11.2025 18:31:40 UTC+03:00">18:31</div>
       <div class="from_name">Рустам</div>
       <div class="reply_to details">In reply to <a href="#go_to_message11">this message</a></div>
       <div class="text">⟦Рустам|r|66700⟧Можно, но отвечать буду завтра⟦⟧</div>
      </div>
     </div>
     <div class="message service" id="message-2"><div class="body details">6 November 2025</div></div>
     <div class="message default clearfix" id="message13">
      <div class="body">
       <div class="pull_right date details" title="06.11.2025 09:05:10 UTC+03:00">09:05</div>
       <div class="from_name">Дина | исследования</div>
       <div class="text">⟦Дина | исследования|i|32710⟧Где вы оставляете машину утром?<br><br>И сколько ищете место?⟦⟧</div>
      </div>
     </div>
     <div class="message default clearfix" id="message14">
      <div class="body">
       <div class="pull_right date details" title="06.11.2025 09:40:00 UTC+03:00">09:40</div>
       <div class="from_name">Рустам</div>
       <div class="text">⟦Рустам|r|34800⟧Во дворе у школы. Если до 8:10 &mdash; сразу, после &mdash; круги &laquo;почёта&raquo;⟦⟧</div>
      </div>
     </div>
     <div class="message default clearfix joined" id="message15">
      <div class="body">
       <div class="pull_right date details" title="06.11.2025 09:41:00 UTC+03:00">09:41</div>
       <div class="media_wrap clearfix"><a class="media clearfix pull_left block_link media_voice_message" href="voice.ogg"><div class="body"><div class="title bold">Voice message</div><div class="status details">00:12</div></div></a></div>
      </div>
     </div>
     <div class="message default clearfix joined" id="message16">
      <div class="body">
       <div class="pull_right date details" title="06.11.2025 09:42:00 UTC+03:00">09:42</div>
       <div class="text">⟦Рустам|r|34920⟧Это я голосом пожаловался))⟦⟧</div>
      </div>
     </div>
     <div class="message default clearfix" id="message17">
      <div class="body">
       <div class="pull_right date details" title="06.11.2025 10:00:00 UTC+03:00">10:00</div>
       <div class="from_name">Дина | исследования</div>
       <div class="text">⟦Дина | исследования|i|36000⟧Спасибо! А платная рядом есть?⟦⟧</div>
      </div>
     </div>
    </div>
   </div>
  </div>
 </body>
</html>
`);

{
  const rows = [
    ['маша', 'i', 'привет) расскажешь как ты выбирал наушники?'],
    ['kostya_99', 'r', 'привет, да. смотрел обзоры, потом взял те что были'],
    ['маша', 'i', 'а что в обзорах было важно?'],
    ['kostya_99', 'r', 'чтоб микрофон нормальный. у меня созвоны: по 5 в день'],
    ['kostya_99', 'r', 'ну и цена\nдо 8к'],
    ['маша', 'i', 'разочаровался?'],
    ['kostya_99', 'r', 'через месяц. правое "умерло" \\ и сервис сказал: ждите'],
  ];
  const messages = rows.map(([from, , text], index) => ({
    id: index + 1,
    type: 'message',
    date: `2025-11-06T21:0${index}:30`,
    edited: `2025-11-06T22:0${index}:30`,
    from,
    from_id: `user${from.length}`,
    reactions: [{ type: 'emoji', count: 1, emoji: '❤' }],
    text: index === 3 ? ['чтоб микрофон ', { type: 'bold', text: 'нормальный' }, '. у меня созвоны: по 5 в день'] : text,
  }));
  messages.splice(2, 0, { id: 99, type: 'service', date: '2025-11-06T21:01:40', actor: 'маша', action: 'pin_message', message_id: 1, text: '' });
  put(
    'result.json',
    'telegram json of nicknames',
    JSON.stringify({ name: 'kostya_99', type: 'personal_chat', id: 1, messages }),
    rows.map(([speaker, role, words], index) => ({ speaker, role: ROLES[role], at: 21 * 3600 + index * 60 + 30, words })),
  );
}

{
  const rows = [
    ['1', '00:00:07', 'Мод.', 'i', 'Коллеги, кто последний раз сам менял тариф?'],
    ['2', '00:00:15', 'Уч. 1', 'r', 'Я. В сентябре, со скандалом.'],
    ['3', '00:00:19', 'Уч. 3', 'r', 'А я не менял, он сам поменялся.'],
    ['4', '00:00:24', 'Мод.', 'i', 'Сам? Как вы это заметили?'],
    ['5', '00:00:29', 'Уч. 3', 'r', 'По деньгам. Было 450, стало 610. Нашёл сообщение, оно пришло ночью.'],
    ['6', '00:00:41', 'Уч. 2', 'r', 'У меня так же было, я ушла от них.'],
    ['7', '00:00:46', 'Мод.', 'i', 'Куда ушли и сколько это заняло?'],
    ['8', '00:00:52', 'Уч. 2', 'r', 'Восемь дней. Номер переносила. Два дня была без связи.'],
  ];
  const bytes = docx(['Стенограмма ФГ от 3 октября', { rows: [['№', 'Тайм-код', 'Кто', 'Текст'], ...rows.map(([n, time, who, , words]) => [n, time, who, words])] }]);
  put('stenogramma.docx', 'table of four columns', bytes, rows.map(([, time, speaker, role, words]) => ({ speaker, role: ROLES[role], at: Number(time.slice(-2)), words })));
}

write('defisy.txt', 'hyphens', `Бариста, 22 года, кофейня у вокзала.

- ⟦—1|i⟧Сколько стаканов за смену?⟦⟧
- ⟦—2|r⟧Триста, в понедельник четыреста.⟦⟧
- ⟦—1|i⟧Как запоминаете заказы?⟦⟧
- ⟦—2|r⟧Пишу на стакане. Имя и букву: к, л, ф.
Имена все врут. Был Гэндальф.⟦⟧
- ⟦—1|i⟧А если очередь?⟦⟧
- ⟦—2|r⟧Тогда кричу: кто латте? Отзываются трое.⟦⟧
- ⟦—1|i⟧Что самое неприятное?⟦⟧
- ⟦—2|r⟧Когда говорят по телефону и заказывают жестами.⟦⟧
`);

write('govoryaschiy.txt', 'speaker, time, colon', `Говорящий 1 [00:00:03]:
⟦Говорящий 1|r|3⟧Я не люблю, когда меня записывают, но ладно.⟦⟧

Говорящий 2 [00:00:08]:
⟦Говорящий 2|i|8⟧Спасибо, что согласились. Вы давно водите автобус?⟦⟧

Говорящий 1 [00:00:13]:
⟦Говорящий 1|r|13⟧Двадцать два года. Тридцать первый маршрут, потом семнадцатый, потом опять тридцать первый. Его отменяли, вернули, люди писали губернатору.⟦⟧

Говорящий 2 [00:00:27]:
⟦Говорящий 2|i|27⟧Что говорит вам планшет в кабине?⟦⟧

Говорящий 1 [00:00:31]:
⟦Говорящий 1|r|31⟧Что я опаздываю. Я и без него знаю. Он не знает, что впереди трамвай сошёл.⟦⟧

Говорящий 2 [00:00:40]:
⟦Говорящий 2|i|40⟧Кому вы об этом сообщаете?⟦⟧

Говорящий 1 [00:00:43]:
⟦Говорящий 1|r|43⟧Жене.⟦⟧
`);

write('gruppa.md', 'md of a group', `# Фокус-группа: аптечка дома

*Москва, 19 сентября. Расшифровала Оля.*

**М:** ⟦М|i⟧Давайте начнём с простого. Что лежит у вас в аптечке прямо сейчас?⟦⟧

**Ж1:** ⟦Ж1|r⟧Пластырь, йод, что-то от головы. И таблетки, про которые никто не помнит.⟦⟧

**Ж2:** ⟦Ж2|r⟧О, у меня целый пакет таких!⟦⟧

**М1:** ⟦М1|r⟧У меня аптечка — это машина. Дома пусто.⟦⟧

**М:** ⟦М|i⟧А когда вы последний раз её разбирали?⟦⟧

**Ж2:** ⟦Ж2|r⟧Перед переездом. Нашла градусник ртутный, испугалась.⟦⟧

---

## Сроки годности

**М:** ⟦М|i⟧Кто смотрит на срок?⟦⟧

**Ж1:** ⟦Ж1|r⟧Я. *Всегда*.⟦⟧

**М1:** ⟦М1|r⟧Честно? Если пахнет нормально, то пью.⟦⟧
`);

write('sputnik.srt', 'srt of capitals', `1
00:00:02,000 --> 00:00:05,000
ВЕДУЩАЯ: ⟦ВЕДУЩАЯ|i|2⟧Сегодня у нас в гостях
столяр Егор. Егор, как вы
пришли в профессию?⟦⟧

2
00:00:05,500 --> 00:00:09,000
ЕГОР: ⟦ЕГОР|r|5⟧Через табуретку. Сломалась —
<i>починил</i>.⟦⟧

3
00:00:09,200 --> 00:00:11,000
ВЕДУЩАЯ: ⟦ВЕДУЩАЯ|i|9⟧И сразу понравилось?⟦⟧

4
00:00:11,500 --> 00:00:16,000
ЕГОР: ⟦ЕГОР|r|11⟧Нет. Понравилось на третьей,⟦⟧

5
00:00:16,000 --> 00:00:19,000
⟦+⟧когда она перестала шататься. Это 2014 год.⟦⟧

6
00:00:19,500 --> 00:00:22,000
ВЕДУЩАЯ: ⟦ВЕДУЩАЯ|i|19⟧Где вы ищете заказы?⟦⟧

7
00:00:22,500 --> 00:00:26,000
ЕГОР: ⟦ЕГОР|r|22⟧Они меня ищут. Я прячусь.⟦⟧
`);

{
  const source = `Р. Гусева: ⟦Р. Гусева|i⟧Как у вас устроен приём посылок на пункте выдачи?⟦⟧
О. Тен: ⟦О. Тен|r⟧Машина приходит до девяти, в ней от шестидесяти до ста двадцати мест. Я сканирую каждое, раскладываю по полкам и параллельно выдаю, потому что люди уже стоят. Сканер зависает через раз, тогда переписываю номер от руки.⟦⟧
Р. Гусева: ⟦Р. Гусева|i⟧Сколько времени занимает один человек?⟦⟧
О. Тен: ⟦О. Тен|r⟧Минута, если без примерки. С примеркой десять, и примерочная одна. Вчера девушка мерила двенадцать платьев, за ней стояло девять человек, и каждый вздыхал.⟦⟧
Р. Гусева: ⟦Р. Гусева|i⟧Что делаете с возвратами?⟦⟧
О. Тен: ⟦О. Тен|r⟧Фотографирую с шести сторон. Если одну сторону забыл, штраф на меня. За прошлый месяц четыре тысячи, и это ещё хороший месяц.⟦⟧
Р. Гусева: ⟦Р. Гусева|i⟧Кому вы жалуетесь?⟦⟧
О. Тен: ⟦О. Тен|r⟧В чат владельцев. Там четыреста человек, и все жалуются, поэтому помогает примерно как подушка.⟦⟧`;
  const { text, turns } = marked(source);
  put('punkt.pdf', 'pdf of initials', await pdf(text.split('\n'), { head: 'ПВЗ, волна 2 | расшифровка', hyphens: true, foot: (page, of) => `${page} / ${of}` }), turns);
}
