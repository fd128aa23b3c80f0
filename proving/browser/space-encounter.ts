/** An encounter that the browser's service answers with, for checks of its dialog. */
import type { Page } from "playwright-core";

const OPEN = {
  id: 1,
  key: "wreck",
  thread: "place",
  title: "A wreck that still breathes",
  text: "A freighter drifts end over end below the second moon. Her lights are out, but a radiator is still warm.",
  openedOnTurn: 0,
  status: "open",
  options: [
    {
      key: "board",
      title: "Board her through the cargo lock",
      cautious: false,
      needs: [{ what: "engineering", required: 2, available: 3, met: true }],
      cost: { fuel: 2 },
      chancePercent: 65,
      stake: { good: "Up to 20 alloy.", bad: "8 to 12 hull." },
    },
    {
      key: "hail",
      title: "Answer the beacon in the old code",
      cautious: false,
      needs: [{ what: "science", required: 5, available: 3, met: false }],
      cost: {},
      chancePercent: 35,
      stake: { good: "The data of a lost survey.", bad: "10 fatigue for all." },
    },
    {
      key: "leave",
      title: "Note her course and move on",
      cautious: true,
      needs: [],
      cost: {},
      chancePercent: null,
      stake: { good: "", bad: "" },
    },
  ],
  decided: null,
};

/** Answers for the service while the page is open. Returns the bodies of the decisions that the client sent. */
export async function meetEncounter(page: Page): Promise<readonly unknown[]> {
  const decisions: unknown[] = [];
  await page.route(/\/api\/world(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const world = (await response.json()) as { position: { systemId: number } };
    const encounter = decisions.length > 0 ? null : { ...OPEN, systemId: world.position.systemId };
    await route.fulfill({ response, json: { ...world, encounter } });
  });
  await page.route(/\/api\/encounters\/1\/choose/, async (route) => {
    const body = route.request().postDataJSON() as { option: string };
    const isPreview = route.request().url().includes("preview=true");
    if (!isPreview) decisions.push(body);
    const options = OPEN.options.map((option) =>
      option.chancePercent === null ? option : { ...option, chancePercent: 45 },
    );
    const decided = {
      option: body.option,
      crewId: null,
      turn: 0,
      by: null,
      outcome: "good",
      text: "The lock gives way.",
    };
    const encounter = { ...OPEN, options, ...(!isPreview && { status: "decided", decided }) };
    const events = [
      { seq: 900, turn: 0, kind: "encounter", severity: "good", text: "12 alloy taken aboard.", refs: {} },
    ];
    await route.fulfill({ json: { encounter, events: isPreview ? [] : events, activeTask: null, pendingTasks: [] } });
  });
  return decisions;
}
