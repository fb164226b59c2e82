import { serveSearch } from './serveSearch.ts';
import { createTextIndex, textsOf } from './textIndex.ts';

serveSearch((reader) => createTextIndex(textsOf(reader)));
