/** The research page: the technologies with their prerequisites, and the path to each. */
import { Card, SegmentedControl, Stack, Title } from "@mantine/core";
import { SideDialog } from "@outbound/kit/web/elements/dialog.tsx";
import { useMatches } from "@outbound/kit/web/elements/screen.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { useState } from "react";
import { isTechId, pathTo } from "../../rules/catalog/techs.ts";
import type { Tech } from "../api.ts";
import { useRulesGame, useTechs, useWorld } from "../game/game.ts";
import { useComposer } from "../orders/composer.tsx";
import { GoalCard } from "./goal-card.tsx";
import { planPath } from "./path-plan.ts";
import classes from "./research-page.module.css";
import { TechDetail, TechTitle } from "./tech-detail.tsx";
import { TechGraph } from "./tech-graph.tsx";
import { TechList } from "./tech-list.tsx";
import { progressOf } from "./tech-state.tsx";

type View = "graph" | "list";

export default function ResearchPage() {
  const [techs, world, { game }] = [useTechs(), useWorld(), useRulesGame()];
  const phone = useMatches("(max-width: 62em)");
  // On narrow screens, the details open in a drawer.
  const narrow = useMatches("(max-width: 75em)");
  const [view, setView] = useState<View | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const composer = useComposer();
  const goal = planPath(game, "lode");
  const selectedId = chosen ?? (narrow ? null : (goal.next?.techId ?? "lode"));
  const selected = techs.find(({ id }) => id === selectedId);
  const path = new Set<string>(selected && isTechId(selected.id) ? pathTo(selected.id, new Set()) : []);
  const progress = (tech: Tech) => progressOf(tech, world.activeTask);
  const shownView = view ?? (phone ? "list" : "graph");
  const View = shownView === "graph" ? TechGraph : TechList;
  const detail = selected && <TechDetail tech={selected} progress={progress(selected)} onSelect={setChosen} />;
  const title = selected && <TechTitle tech={selected} progress={progress(selected)} />;
  return (
    <Page
      title="Research"
      width={1640}
      lead="Data pays for technologies. Select one for its prerequisites and the path to it."
      actions={
        <SegmentedControl
          aria-label="View"
          data={[
            { value: "graph", label: "Graph" },
            { value: "list", label: "List" },
          ]}
          value={shownView}
          onChange={setView}
        />
      }
    >
      <GoalCard techs={techs} plan={goal} onPlan={() => setChosen("lode")} />
      <div className={classes.layout}>
        <Stack miw={0}>
          <View techs={techs} progressOf={progress} selectedId={selectedId} path={path} onSelect={setChosen} />
        </Stack>
        {narrow ? (
          <SideDialog
            opened={selected !== undefined && !composer.isOpen}
            onClose={() => setChosen(null)}
            position="bottom"
            size="auto"
            title={title}
          >
            {detail}
          </SideDialog>
        ) : (
          selected && (
            <Card component="section" className={classes.inspector} aria-label="Selected technology" padding="sm">
              <Title order={2} mb="xs">
                {title}
              </Title>
              {detail}
            </Card>
          )
        )}
      </div>
    </Page>
  );
}
