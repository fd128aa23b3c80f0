/** The element in which a map is drawn, with a notice until the map is ready. */
import { Center } from "@mantine/core";
import { LoadingState } from "@outbound/kit/web/states.tsx";
import type { Ref } from "react";

interface MapElementProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly isDrawn: boolean;
  readonly className: string | undefined;
}

export function MapElement({ ref, isDrawn, className }: MapElementProps) {
  return (
    <>
      {!isDrawn && (
        <Center pos="absolute" inset={0} style={{ pointerEvents: "none" }}>
          <LoadingState what="the map" />
        </Center>
      )}
      <div ref={ref} className={className} />
    </>
  );
}
