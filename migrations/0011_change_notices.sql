-- Whoever changes a board or ends a session tells every server that listens, when the transaction commits.
CREATE FUNCTION "notify_board_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('board_changed', NEW.user_id || ' ' || NEW.revision);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "board_changed" AFTER UPDATE OF "revision" ON "board"
  FOR EACH ROW WHEN (OLD.revision <> NEW.revision) EXECUTE FUNCTION "notify_board_changed"();--> statement-breakpoint
CREATE FUNCTION "notify_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.user_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER DELETE ON "session"
  FOR EACH ROW EXECUTE FUNCTION "notify_session_ended"();
