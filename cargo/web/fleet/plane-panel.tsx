/** The panel of one plane: its state, cargo, queue and actions. */
import { Button, Divider, Drawer, Group, Stack } from "@mantine/core";
import { useLast } from "@outbound/kit/web/elements/dialog.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { NoticeLane } from "@outbound/kit/web/elements/notice-lane.tsx";
import { IconMapPin } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import type { Plane } from "../api.ts";
import { PlaneOnRoute } from "../routes/plane-on-route.tsx";
import { PutOnRoute } from "../routes/put-on-route.tsx";
import { CargoOnBoard } from "./cargo-on-board.tsx";
import { DepartureCard } from "./departure-card.tsx";
import { PanelSection } from "./panel-section.tsx";
import { ConditionMark, PlaneGauges, PlaneProgress, PlaneWhere } from "./plane-figures.tsx";
import classes from "./plane-panel.module.css";
import { QueueEditor } from "./queue-editor.tsx";
import { RenamePlane } from "./rename-plane.tsx";
import { RepairCard } from "./repair/repair-card.tsx";
import { SellPlane } from "./sell-plane.tsx";

export interface PlanePanelProps {
  /** Undefined closes the panel. */
  readonly plane: Plane | undefined;
  readonly onClose: () => void;
}

export function PlanePanel({ plane: given, onClose }: PlanePanelProps) {
  const plane = useLast(given);
  // By its id: another plane is not for sale when the asked one is gone, as after a sale in another tab.
  const [sellingId, setSellingId] = useState<number>();
  const selling = given !== undefined && given.id === sellingId;
  return (
    <Drawer
      opened={given !== undefined}
      onClose={onClose}
      position="right"
      size={560}
      padding="md"
      title={plane && <RenamePlane key={plane.id} plane={plane} />}
      closeButtonProps={{ "aria-label": "Close the panel", size: "lg" }}
      // While the sale dialog is open, Escape closes that instead.
      closeOnEscape={!selling}
      classNames={{ title: "grow", content: classes.content ?? "", header: classes.content ?? "" }}
    >
      {plane && (
        <>
          <PlaneDetail
            key={plane.id}
            plane={plane}
            selling={selling}
            onSelling={(isOpen) => setSellingId(isOpen ? plane.id : undefined)}
            onSold={onClose}
          />
          <div className={classes.notices}>
            <NoticeLane limit={1} />
          </div>
        </>
      )}
    </Drawer>
  );
}

interface PlaneDetailProps {
  readonly plane: Plane;
  readonly selling: boolean;
  readonly onSelling: (selling: boolean) => void;
  readonly onSold: () => void;
}

function PlaneDetail({ plane, selling, onSelling, onSold }: PlaneDetailProps) {
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start">
          <ConditionMark plane={plane} />
          <Button
            component={Link}
            href={`/?plane=${plane.id}`}
            variant="default"
            leftSection={<IconMapPin size={18} aria-hidden />}
          >
            Show on the map
          </Button>
        </Group>
        <PlaneWhere plane={plane} />
        <PlaneProgress plane={plane} />
      </Stack>
      {plane.route !== undefined && <PlaneOnRoute plane={plane} />}
      <PlaneGauges plane={plane} />
      {plane.broken && <RepairCard plane={plane} />}
      <DepartureCard plane={plane} />
      <CargoOnBoard plane={plane} />
      {plane.route === undefined && (
        <PanelSection title="Route">
          <Note mb="xs">On a route it finds jobs, flies and is repaired without you, also while you are away.</Note>
          <PutOnRoute plane={plane} />
        </PanelSection>
      )}
      <QueueEditor plane={plane} />
      {!plane.broken && <RepairCard plane={plane} />}
      <Divider />
      <SellPlane plane={plane} opened={selling} onOpen={onSelling} onSold={onSold} />
    </Stack>
  );
}
