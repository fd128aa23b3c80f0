/** Leads to a plane and its jobs from anywhere. */
import { useLocation } from "wouter";
import { useSelection } from "./selection.tsx";

/** Selects the plane on the world page. From another page it opens that one, whose map moves to the plane. */
export function useShowPlane(): (planeId: number) => void {
  const [, go] = useLocation();
  const [, change] = useSelection();
  // A message keeps the function while the player goes elsewhere.
  return (planeId) => (location.pathname === "/" ? change({ kind: "plane", planeId }) : go(`/?plane=${planeId}`));
}
