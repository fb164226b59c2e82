-- Which message of a chat asks or answers which question, by their numbers: a reply to it answers that. No words.
ALTER TABLE telegram_chat ADD COLUMN asked text NOT NULL DEFAULT '';
