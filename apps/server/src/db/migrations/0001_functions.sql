-- A session lives at most seven days, however often it is used; better-auth only knows the idle limit.
CREATE FUNCTION cap_session_age() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.created_at := OLD.created_at;
  NEW.expires_at := LEAST(NEW.expires_at, OLD.created_at + interval '7 days');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_cap_age BEFORE UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION cap_session_age();
--> statement-breakpoint
-- An account and its profile appear together or not at all.
CREATE FUNCTION create_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO profiles (user_id, full_name, email) VALUES (NEW.id, NEW.name, NEW.email);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_create_profile AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION create_profile();
--> statement-breakpoint
CREATE FUNCTION usage_month(p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM')
$$;
--> statement-breakpoint
-- The new count of the month.
CREATE FUNCTION increment_usage(p_user_id text, p_feature_type text, p_at timestamptz DEFAULT now())
RETURNS integer LANGUAGE sql AS $$
  INSERT INTO monthly_usage AS kept (user_id, feature_type, month_year, usage_count)
  VALUES (p_user_id, p_feature_type, usage_month(p_at), 1)
  ON CONFLICT (user_id, feature_type, month_year) DO UPDATE SET usage_count = kept.usage_count + 1
  RETURNING usage_count
$$;
--> statement-breakpoint
-- Takes one unit if the month's limit allows (null is unlimited). The count with it, or null when nothing is left.
CREATE FUNCTION reserve_usage(
  p_reservation_id uuid, p_user_id text, p_feature_type text, p_limit integer, p_at timestamptz, p_expires_at timestamptz
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  INSERT INTO monthly_usage (user_id, feature_type, month_year, usage_count)
  VALUES (p_user_id, p_feature_type, usage_month(p_at), 0)
  ON CONFLICT (user_id, feature_type, month_year) DO NOTHING;
  UPDATE monthly_usage SET usage_count = usage_count + 1
  WHERE user_id = p_user_id AND feature_type = p_feature_type AND month_year = usage_month(p_at)
    AND (p_limit IS NULL OR usage_count < p_limit)
  RETURNING usage_count INTO taken;
  IF taken IS NOT NULL THEN
    INSERT INTO usage_reservations (id, user_id, feature_type, month_year, expires_at)
    VALUES (p_reservation_id, p_user_id, p_feature_type, usage_month(p_at), p_expires_at);
  END IF;
  RETURN taken;
END $$;
--> statement-breakpoint
-- The unit is spent. False when it had already been given back.
CREATE FUNCTION settle_usage(p_reservation_id uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM usage_reservations WHERE id = p_reservation_id;
  RETURN FOUND;
END $$;
--> statement-breakpoint
-- The unit returns to the month it was taken from, once however often it is asked.
CREATE FUNCTION give_back_usage(p_reservation_id uuid) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  given usage_reservations;
BEGIN
  DELETE FROM usage_reservations WHERE id = p_reservation_id RETURNING * INTO given;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE monthly_usage SET usage_count = GREATEST(usage_count - 1, 0)
  WHERE user_id = given.user_id AND feature_type = given.feature_type AND month_year = given.month_year;
  RETURN true;
END $$;
--> statement-breakpoint
-- Gives back what processes that died had taken; the number of units.
CREATE FUNCTION sweep_usage(p_at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  expired uuid;
  given integer := 0;
BEGIN
  FOR expired IN SELECT id FROM usage_reservations WHERE expires_at <= p_at LOOP
    IF give_back_usage(expired) THEN
      given := given + 1;
    END IF;
  END LOOP;
  RETURN given;
END $$;
