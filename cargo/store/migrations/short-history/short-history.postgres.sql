drop index "packages_owner_id_ended_at_idx";

drop index "packages_ended_at_idx";

create index "packages_owner_id_status_ended_at_id_idx" on "packages" ("owner_id", "status", "ended_at", "id");

drop index "events_player_id_id_idx";

create index "events_player_id_kind_id_idx" on "events" ("player_id", "kind", "id");

alter table "ledger" add column "balance" bigint
  constraint "ledger_balance_check" check ("balance" >= -9007199254740991 and "balance" <= 9007199254740991);

update ledger set balance = sums.balance
from (select id, sum(amount) over (partition by player_id order by id) as balance from ledger) as sums
where ledger.id = sums.id;

alter table "ledger" alter column "balance" set not null;

drop index "ledger_player_id_id_idx";

create index "ledger_player_id_at_id_idx" on "ledger" ("player_id", "at", "id");

create table "history_totals" (
  "player_id" bigint not null,
  "log" text collate "C" not null,
  "kind" text collate "C" not null,
  "plane_id" bigint not null,
  "amount" bigint not null,
  "count" bigint not null,
  "last_id" bigint not null,
  constraint "history_totals_pkey" primary key ("player_id", "log", "kind", "plane_id"),
  constraint "history_totals_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "history_totals_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "history_totals_plane_id_check" check ("plane_id" >= -9007199254740991 and "plane_id" <= 9007199254740991),
  constraint "history_totals_amount_check" check ("amount" >= -9007199254740991 and "amount" <= 9007199254740991),
  constraint "history_totals_count_check" check ("count" >= -9007199254740991 and "count" <= 9007199254740991),
  constraint "history_totals_last_id_check" check ("last_id" >= -9007199254740991 and "last_id" <= 9007199254740991)
);

create table "history_hours" (
  "player_id" bigint not null,
  "log" text collate "C" not null,
  "kind" text collate "C" not null,
  "plane_id" bigint not null,
  "hour" bigint not null,
  "amount" bigint not null,
  "count" bigint not null,
  "last_id" bigint not null,
  constraint "history_hours_pkey" primary key ("player_id", "log", "kind", "plane_id", "hour"),
  constraint "history_hours_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  constraint "history_hours_player_id_check" check ("player_id" >= -9007199254740991 and "player_id" <= 9007199254740991),
  constraint "history_hours_plane_id_check" check ("plane_id" >= -9007199254740991 and "plane_id" <= 9007199254740991),
  constraint "history_hours_hour_check" check ("hour" >= 0 and "hour" <= 9007199254740991),
  constraint "history_hours_amount_check" check ("amount" >= -9007199254740991 and "amount" <= 9007199254740991),
  constraint "history_hours_count_check" check ("count" >= -9007199254740991 and "count" <= 9007199254740991),
  constraint "history_hours_last_id_check" check ("last_id" >= -9007199254740991 and "last_id" <= 9007199254740991)
);
