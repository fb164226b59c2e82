import { serveSearch } from './serveSearch.ts';
import { createTextIndex } from './textIndex.ts';

serveSearch((records) =>
  createTextIndex({
    ids: () => records.ids('materialText'),
    read: (ids) => records.read('materialText', ids),
  }),
);
