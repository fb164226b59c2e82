import { createFindIndex } from './findIndex.ts';
import { serveSearch } from './serveSearch.ts';
import { textsOf } from './textIndex.ts';

serveSearch((reader) => createFindIndex(textsOf(reader)));
