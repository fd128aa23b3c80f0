/** Shows a plane and its jobs from any page. */
import { useLocation } from "wouter";
import { useSelection } from "./selection.tsx";

/**
 * Returns a function that selects the plane on the world page. From another page it opens the world page, whose map moves to the
 * plane.
 */
export function useShowPlane(): (planeId: number) => void {
  const [, go] = useLocation();
  const [, change] = useSelection();
  // Reads the location when called, because a message keeps this function while the player visits other pages.
  return (planeId) => (location.pathname === "/" ? change({ kind: "plane", planeId }) : go(`/?plane=${planeId}`));
}
