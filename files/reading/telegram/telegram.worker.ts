import { answerWith } from '../answerFile.ts';
import { readTelegram } from './telegramText.ts';

answerWith(readTelegram, 'not_telegram');
