/** Whether a notice is good or bad for the player, which decides its colour. */
export type Tone = "good" | "plain" | "bad";

export const TONE_COLORS = { good: "teal", plain: "gray", bad: "amber" } as const satisfies Record<Tone, string>;

export const TONE_CLASSES = { good: "good", plain: "dimmed", bad: "warn" } as const satisfies Record<Tone, string>;
