import { clock } from './times.mjs';

const DAY = 39_900;
const SERVICE = { 'telegram-json': 'Лиза UX' };

/** Words as the export has them: a string, or a list of pieces where there is a link. */
function pieces(words) {
  const link = /https?:\/\/\S+/.exec(words);
  if (!link) return words;
  return [words.slice(0, link.index), { type: 'link', text: link[0] }, words.slice(link.index + link[0].length)];
}

/** result.json of Telegram Desktop. */
export function telegramJson({ turns }) {
  const messages = [
    { id: 100, type: 'service', date: '2024-03-12T11:04:58', date_unixtime: '1710230698', actor: SERVICE['telegram-json'], actor_id: 'user1', action: 'phone_call', discard_reason: 'missed', text: '', text_entities: [] },
    ...turns.map(({ name, at, words }, index) => ({
      id: 101 + index,
      type: 'message',
      date: `2024-03-12T${clock(DAY + at, true)}`,
      date_unixtime: String(1_710_230_700 + Math.floor(at)),
      from: name,
      from_id: name === turns[0].name ? 'user1' : 'user2',
      text: pieces(words),
      text_entities: [{ type: 'plain', text: words }],
    })),
    { id: 190, type: 'message', date: '2024-03-12T11:30:00', date_unixtime: '1710232200', from: turns[1].name, from_id: 'user2', photo: '(File not included. Change data exporting settings to download.)', width: 720, height: 1280, text: '', text_entities: [] },
  ];
  return JSON.stringify({ name: turns[1].name, type: 'personal_chat', id: 4_815_162_342, messages }, null, 1);
}

const escaped = (words) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** messages.html of Telegram Desktop. */
export function telegramHtml({ turns }) {
  const messages = turns.map(({ name, at, words }, index) => {
    const joined = turns[index - 1]?.name === name;
    const time = clock(DAY + at, true);
    return `     <div class="message default clearfix${joined ? ' joined' : ''}" id="message${index + 7}">
${joined ? '' : `      <div class="pull_left userpic_wrap">
       <div class="userpic userpic${index % 8}" style="width: 42px; height: 42px">
        <div class="initials" style="line-height: 42px">
${name[0]}
        </div>
       </div>
      </div>
`}      <div class="body">
       <div class="pull_right date details" title="12.03.2024 ${time} UTC+03:00">
${time.slice(0, 5)}
       </div>
${joined ? '' : `       <div class="from_name">
${escaped(name)} 
       </div>
`}       <div class="text">
${escaped(words).replace('. ', '.<br>')}
       </div>
      </div>
     </div>
`;
  });
  return `<!DOCTYPE html>
<html>
 <head>
  <meta charset="utf-8"/>
<title>Exported Data</title>
  <meta content="width=device-width, initial-scale=1.0" name="viewport"/>
  <link href="css/style.css" rel="stylesheet"/>
  <script src="js/script.js" type="text/javascript">
  </script>
 </head>
 <body onload="CheckLocation();">
  <div class="page_wrap">
   <div class="page_header">
    <div class="content">
     <div class="text bold">
${escaped(turns[1].name)} 
     </div>
    </div>
   </div>
   <div class="page_body chat_page">
    <div class="history">
     <div class="message service" id="message-1">
      <div class="body details">
12 March 2024
      </div>
     </div>
${messages.join('\n')}
     <div class="message default clearfix joined" id="message90">
      <div class="body">
       <div class="pull_right date details" title="12.03.2024 11:31:00 UTC+03:00">
11:31
       </div>
       <div class="media_wrap clearfix">
        <div class="media clearfix pull_left media_photo">
         <div class="body">
          <div class="title bold">
Photo
          </div>
          <div class="status details">
Not included, change data exporting settings to download.
          </div>
         </div>
        </div>
       </div>
      </div>
     </div>
    </div>
   </div>
  </div>
 </body>
</html>
`;
}
