/** The addresses at which the service serves the client; app.tsx has the page of each. */
export const PAGES = [
  "/",
  "/fleet",
  "/market",
  "/company",
  "/company/*",
  "/milestones",
  "/routes",
  "/together",
  "/together/*",
  "/history",
  "/leaderboard",
  "/account",
  "/welcome",
  "/invite",
  "/admin",
  "/admin/*",
];
