alter table "games" add column "ending" text constraint "games_ending_check" check (instr("ending", char(0)) = 0 and "ending" in ('chorus', 'concord', 'banner', 'long-watch', 'relit', 'adrift', 'silence', 'dark'));

update "games" set "ending" = (
  select case "end_reason" when 'hull-destroyed' then 'adrift' when 'crew-lost' then 'silence' else 'dark' end
  from "save" where "save"."id" = "games"."id"
) where "id" in (select "id" from "save" where "status" = 'lost');
