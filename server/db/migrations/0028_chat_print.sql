-- Print of the Telegram chat in which a respondent talks: nobody else goes on with it by their link, though the chat has come to talk of
-- another interview since. No number, and nobody's chat is found by it without the server's secret. Null for who came to no bot.
ALTER TABLE respondent ADD COLUMN chat_print text;
