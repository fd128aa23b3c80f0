/** JSON as text, for documents that are too long to be parsed on the event loop: stored as it is. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
