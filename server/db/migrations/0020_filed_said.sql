-- How many of the things said stand in the transcript: what is said later is put behind it, and brings back nothing that was erased
-- there. Null where an older server has filed it: then it is what had been said by then.
ALTER TABLE respondent ADD COLUMN filed_said integer;
