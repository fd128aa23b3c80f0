/** Thrown by a command that is refused; carries the error that the caller receives. It has changed nothing. */
export class Refused extends Error {
  readonly refusal: Error;
  constructor(refusal: Error) {
    super(refusal.message);
    this.name = "Refused";
    this.refusal = refusal;
  }
}
