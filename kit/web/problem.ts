/** Turns refusals of the services into errors with the problem document, or with a general one if a proxy answered. */

/** A problem document (RFC 9457) of the services. `status` is 0 if the service was not reached. */
export interface ProblemDocument {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

export class ProblemError extends Error {
  readonly problem: ProblemDocument;

  constructor(problem: ProblemDocument) {
    super(problem.detail);
    this.name = "ProblemError";
    this.problem = problem;
  }
}

/** Returns the problem of an answer with a status of 400 or more. */
export async function problemOf(response: Response): Promise<ProblemError> {
  try {
    const document = (await response.json()) as ProblemDocument;
    if (typeof document.code === "string" && typeof document.detail === "string") return new ProblemError(document);
  } catch {
    // A proxy in between answered with its own page.
  }
  return new ProblemError({
    status: response.status,
    code: "unexpected-answer",
    title: "Unexpected answer",
    detail: `The service answered with status ${response.status} and no reason. Try again in a moment.`,
  });
}

/** True if there is no session, or if it has ended. */
export const isSignedOut = (error: unknown): boolean => error instanceof ProblemError && error.problem.status === 401;

/** Resolves with the answer; null if no one is signed in. */
export async function unlessSignedOut<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** Returns a title for any error: the problem's own, or a general one. */
export const titleOf = (error: unknown): string =>
  error instanceof ProblemError ? error.problem.title : "That did not work";

/** Returns a readable message for any error. */
export const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the messages for the fields of a body, by field name; for nested fields by their path. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  const errors = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path.replace(/^\//, ""), message]));
}
