/** What tools read of a company with one plane in flight. */
export const COMPANY = {
  player: { money: 5, owed: 0, reputation: 50, homeIcao: "EDDF", onboarding: [] },
  planes: [{ id: 2, name: "Two", modelId: "C208", status: "flying", queue: [], totals: { deliveries: 3 } }],
  packages: [],
  clock: { running: true, timeScale: 24 },
  simState: { clockMs: 0 },
  market: { airports: [] },
};
