/** SQL for the rows that break a rule, by the sentence for it. */
export type Rules = Readonly<Record<string, string>>;
