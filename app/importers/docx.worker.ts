import { readDocx } from './docxText.ts';
import { answerWith } from './readFile.ts';

answerWith(readDocx, 'damaged');
