/** Shows the facts of a mission: place, reward and deadline. */
import { Anchor } from "@mantine/core";
import { counted, decimal } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "wouter";
import { STARS } from "../../rules/catalog/stars.ts";
import { hasFreeBerth } from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import { goodName } from "../../rules/game/goods.ts";
import type { Goods, Mission } from "../api.ts";
import { Fact, Facts } from "../game/facts.tsx";
import { amountsOf } from "../game/goods.ts";
import { GOODS_ICONS } from "../game/goods-icons.tsx";
import { systemAddress } from "../pages.ts";
import { bonusText, timeLeft } from "./mission-words.ts";

interface MissionFactsProps {
  readonly mission: Mission;
  readonly game: Game;
}

export function MissionFacts({ mission, game }: MissionFactsProps) {
  const { systemId, supplies, price, starClass, progress, reward, bonus, estimatedTurns, kind } = mission;
  const certain = bonus.filter(({ chance }) => chance >= 1);
  const chances = bonus.filter(({ chance }) => chance < 1);
  const { text, urgency } = timeLeft(mission, game);
  const berthNeeded = (kind === "rescue" || bonus.some(({ what }) => what === "recruit")) && !hasFreeBerth(game);
  return (
    <Facts layout="columns">
      {systemId !== undefined && (
        <Fact name="Where">
          <Place systemId={systemId} game={game} />
        </Fact>
      )}
      {starClass !== undefined && <Fact name="Class">{`${starClass}: ${STARS[starClass].label}`}</Fact>}
      {progress !== undefined && <Fact name="Done">{`${progress.done} of ${counted(progress.needed, "system")}`}</Fact>}
      {supplies !== undefined && <Fact name="Takes">{`${decimal(supplies)} supplies on arrival`}</Fact>}
      {price !== undefined && (
        <Fact name="Takes">
          <Reward reward={price} />
          <span>on arrival</span>
        </Fact>
      )}
      <Fact name="Pays">
        <Reward reward={reward} />
        {certain.map((one) => (
          <span key={one.what}>{bonusText(one)}</span>
        ))}
      </Fact>
      {chances.length > 0 && (
        <Fact name="Bonus chance">
          {chances.map((one) => (
            <span key={one.what}>{bonusText(one)}</span>
          ))}
        </Fact>
      )}
      {berthNeeded && (
        <Fact name="Berths" className="warn">
          <span>
            <IconAlertTriangle size={14} aria-hidden /> No free berth: no one can join
          </span>
        </Fact>
      )}
      {estimatedTurns !== null && game.status === "active" && (
        <Fact name="Time needed">{`${counted(estimatedTurns, "turn")} from here`}</Fact>
      )}
      <Fact name="Deadline" className={urgency}>
        <span>
          {urgency !== undefined && <IconAlertTriangle size={14} aria-hidden />} {text}
        </span>
      </Fact>
    </Facts>
  );
}

function Place({ systemId, game }: { readonly systemId: number; readonly game: Game }) {
  const system = game.systems.find(({ id }) => id === systemId);
  return (
    <span>
      <Anchor component={Link} href={systemAddress(systemId)} underline="always" inherit className="accent">
        {system?.name ?? `System ${systemId}`}
      </Anchor>
      {system !== undefined && system.danger > 0 && `, danger ${system.danger} of 3`}
      {game.positionId === systemId && ", current system"}
    </span>
  );
}

export function Reward({ reward }: { readonly reward: Goods }) {
  return amountsOf(reward).map(({ name, amount }) => {
    const Icon = GOODS_ICONS[name];
    return (
      <span key={name}>
        <Icon size={15} aria-hidden /> <b>{decimal(amount)}</b> {goodName(name, amount)}
      </span>
    );
  });
}
