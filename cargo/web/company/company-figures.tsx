/** The company in six figures. */
import { Skeleton } from "@mantine/core";
import { euros, integer } from "@outbound/kit/web/format.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { useGame } from "../live/live.tsx";
import classes from "./company-page.module.css";

export function CompanyFigures() {
  const { player, planes } = useGame();
  const { data } = useQuery({
    queryKey: ["history", "standing"],
    queryFn: () => api.get("/api/leaderboard", { query: { by: "worth", limit: 1 } }).send(),
  });
  const own = data?.own;
  const figures: readonly (readonly [label: string, value: string | undefined])[] = [
    ["Cash", euros(player.money)],
    ["Net worth", own && euros(own.worth)],
    ["Rank by net worth", own && `${integer(own.rank)} of ${integer(data.players)}`],
    ["Planes", integer(planes.length)],
    ["Deliveries", own && integer(own.deliveries)],
    ["Flown", own && `${integer(own.km)} km`],
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton h={24} w={90} mt={6} />}</dd>
        </div>
      ))}
    </dl>
  );
}
