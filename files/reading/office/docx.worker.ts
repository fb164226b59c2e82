import { readDocx } from './docxText.ts';
import { answerWith } from '../answerFile.ts';

answerWith(readDocx, 'damaged');
